import { inputFace } from '#activity/inputFace.ts'

/** The screens of Organize. */
export const organizeFace = inputFace({
  hasPages: true,
  isVotedOn: true,
  itemNoun: 'item',
  loadPage: async () => ({ default: (await import('./page/OrganizeRoute.tsx')).OrganizeRoute }),
  loadModules: () => import('./lazyModules.ts'),
})
