import { inputFace } from '#activity/inputFace.ts'

/** The screens of Slides. */
export const presentFace = inputFace({
  itemNoun: 'comment',
  takesSheets: false,
  loadPage: async () => {
    const { PresentRoute, preloadDocument } = await import('./page/PresentRoute.tsx')
    preloadDocument()
    return { default: PresentRoute }
  },
  loadModules: () => import('./lazyModules.ts'),
})
