/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorBrainstorm.tsx')).ProjectorBrainstorm,
})
export const loadEditor = async () => ({
  default: (await import('./editor/BrainstormPanel.tsx')).BrainstormPanel,
})
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnAnswers.tsx')).OwnAnswers })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartBrainstormOver.tsx')).StartBrainstormOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromBrainstorm.tsx')).CopyFromBrainstorm,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoBrainstorm.tsx')).CopyIntoBrainstorm,
})
export const loadImportData = async () => ({
  default: (await import('./importData/ImportIntoBrainstorm.tsx')).ImportIntoBrainstorm,
})
