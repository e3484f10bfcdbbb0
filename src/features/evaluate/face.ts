import { inputFace } from '#activity/inputFace.ts'

/** The screens of Scales and of the 2x2 matrix. */
export const evaluateFace = inputFace({
  hasPages: true,
  isVotedOn: true,
  loadPage: async () => ({ default: (await import('./page/EvaluateRoute.tsx')).EvaluateRoute }),
  loadModules: () => import('./lazyModules.ts'),
})
