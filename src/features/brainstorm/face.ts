import { inputFace } from '#activity/inputFace.ts'

/** The screens of a brainstorm. */
export const brainstormFace = inputFace({
  loadPage: async () => ({ default: (await import('./page/BrainstormRoute.tsx')).BrainstormRoute }),
  loadModules: () => import('./lazyModules.ts'),
})
