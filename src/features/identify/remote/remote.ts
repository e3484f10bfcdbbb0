import { onePage } from '#domain/activity/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { ShowAllButton } from './ShowAllButton.tsx'
import { TopicsNow } from './TopicsNow.tsx'

/** Identify on the remote: how much was answered, and whether it is shown. */
export const identifyRemote: ActivityRemote = {
  steps: () => onePage,
  stepRoots: [],
  Now: TopicsNow,
  Act: ShowAllButton,
}
