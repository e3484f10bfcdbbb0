import { brainstormFace } from '#features/brainstorm/face.ts'
import { identifyFace } from '#features/identify/face.ts'
import { notYet } from '#domain/activity/model.ts'
import type { ActivityFaces } from '#activity/face.ts'

/** Every kind of activity with its screens: the one place on the screens' side that knows all of them. */
export const faces: ActivityFaces = {
  brainstorm: brainstormFace,
  evaluate: notYet,
  identify: identifyFace,
  organize: notYet,
  plan: notYet,
  present: notYet,
  pulse: notYet,
}
