/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorEvaluate.tsx')).ProjectorEvaluate,
})
export const loadEditor = async () => ({
  default: (await import('./editor/EvaluatePanel.tsx')).EvaluatePanel,
})
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnEvaluate.tsx')).OwnEvaluate })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartEvaluateOver.tsx')).StartEvaluateOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromEvaluate.tsx')).CopyFromEvaluate,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoEvaluate.tsx')).CopyIntoEvaluate,
})
export const loadImportData = async () => ({
  default: (await import('./importData/ImportIntoEvaluate.tsx')).ImportIntoEvaluate,
})
