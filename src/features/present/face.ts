import { inputFace } from '#activity/inputFace.ts'

/** The screens of Slides. */
export const presentFace = inputFace({
  takesSheets: false,
  loadPage: async () => ({ default: (await import('./page/PresentRoute.tsx')).PresentRoute }),
  loadParts: () => import('./parts.ts'),
})
