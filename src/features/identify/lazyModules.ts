/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorIdentify.tsx')).ProjectorIdentify,
})
export const loadEditor = async () => ({
  default: (await import('./editor/IdentifyPanel.tsx')).IdentifyPanel,
})
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnIdentify.tsx')).OwnIdentify })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartIdentifyOver.tsx')).StartIdentifyOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromIdentify.tsx')).CopyFromIdentify,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoIdentify.tsx')).CopyIntoIdentify,
})
export const loadImportData = async () => ({
  default: (await import('./importData/ImportIntoIdentify.tsx')).ImportIntoIdentify,
})
