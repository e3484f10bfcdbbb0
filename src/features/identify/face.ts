import { inputFace } from '#activity/inputFace.ts'

/** The screens of Identify. */
export const identifyFace = inputFace({
  loadPage: async () => ({ default: (await import('./page/IdentifyRoute.tsx')).IdentifyRoute }),
  loadModules: () => import('./lazyModules.ts'),
})
