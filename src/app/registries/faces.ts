import { brainstormFace } from '#features/brainstorm/face.ts'
import { evaluateFace } from '#features/evaluate/face.ts'
import { identifyFace } from '#features/identify/face.ts'
import { organizeFace } from '#features/organize/face.ts'
import { planFace } from '#features/plan/face.ts'
import { presentFace } from '#features/present/face.ts'
import { pulseFace } from '#features/pulse/face.ts'
import type { ActivityFaces } from '#activity/face.ts'

/** The faces of all kinds: the only place in the client that knows every kind. */
export const faces: ActivityFaces = {
  brainstorm: brainstormFace,
  evaluate: evaluateFace,
  identify: identifyFace,
  organize: organizeFace,
  plan: planFace,
  present: presentFace,
  pulse: pulseFace,
}
