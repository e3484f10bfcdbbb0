import { inputFace } from '#activity/inputFace.ts'

/** The screens of a planner. */
export const planFace = inputFace({
  itemNoun: 'row',
  loadPage: async () => ({ default: (await import('./page/PlanRoute.tsx')).PlanRoute }),
  loadModules: () => import('./lazyModules.ts'),
})
