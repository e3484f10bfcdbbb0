import { inputFace } from '#activity/inputFace.ts'

/** The screens of Pulse. */
export const pulseFace = inputFace({
  hasPages: true,
  hasTasks: false,
  loadPage: async () => ({ default: (await import('./page/PulseRoute.tsx')).PulseRoute }),
  loadProjector: async () => ({ default: (await import('./projector/ProjectorPulse.tsx')).ProjectorPulse }),
  loadParts: () => import('./parts.ts'),
})
