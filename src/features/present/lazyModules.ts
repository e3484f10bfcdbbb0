/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorPresent.tsx')).ProjectorPresent,
})
export const loadEditor = async () => ({ default: (await import('./editor/PresentPanel.tsx')).PresentPanel })
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnPresent.tsx')).OwnPresent })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartPresentOver.tsx')).StartPresentOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromPresent.tsx')).CopyFromPresent,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoPresent.tsx')).CopyIntoPresent,
})
