import { inputFace } from '#activity/inputFace.ts'

/** The screens of Pulse. */
export const pulseFace = inputFace({
  hasPages: true,
  isVotedOn: true,
  hasTasks: false,
  loadPage: async () => ({ default: (await import('./page/PulseRoute.tsx')).PulseRoute }),
  loadModules: () => import('./lazyModules.ts'),
})
