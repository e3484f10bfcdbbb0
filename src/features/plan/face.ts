import { inputFace } from '#activity/inputFace.ts'

/** The screens of a planner. */
export const planFace = inputFace({
  loadPage: async () => ({ default: (await import('./page/PlanRoute.tsx')).PlanRoute }),
  loadParts: () => import('./parts.ts'),
})
