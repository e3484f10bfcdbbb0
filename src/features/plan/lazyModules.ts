/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorPlan.tsx')).ProjectorPlan,
})
export const loadEditor = async () => ({
  default: (await import('./editor/PlanPanel.tsx')).PlanPanel,
})
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnPlan.tsx')).OwnPlan })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartPlanOver.tsx')).StartPlanOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromPlan.tsx')).CopyFromPlan,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoPlan.tsx')).CopyIntoPlan,
})
export const loadImportData = async () => ({
  default: (await import('./importData/ImportIntoPlan.tsx')).ImportIntoPlan,
})
