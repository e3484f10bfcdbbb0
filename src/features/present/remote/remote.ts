import type { ActivityRemote } from '#activity/remote.ts'
import { fileRoots } from '#domain/activity/file.ts'
import { pageCount } from '#domain/present/document.ts'
import { slideStops } from '#domain/present/steps.ts'
import { SlidesNow } from './SlidesNow.tsx'

/** Slides on the remote: the page of the room, the next one, and a step for each page. */
export const presentRemote: ActivityRemote = {
  steps: (board) => slideStops(pageCount(board), true),
  stepRoots: [fileRoots.document],
  // What is uploaded is not on the desk.
  stepsOnBoard: true,
  Now: SlidesNow,
}
