import { onePage } from '#domain/activity/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { ShowAllButton } from './ShowAllButton.tsx'
import { TopicsNow } from './TopicsNow.tsx'

/** Identify on the remote: the number of answers, and whether they are shown. */
export const identifyRemote: ActivityRemote = {
  steps: () => onePage,
  stepRoots: [],
  Now: TopicsNow,
  Act: ShowAllButton,
}
