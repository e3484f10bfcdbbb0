/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorPulse.tsx')).ProjectorPulse,
})
export const loadEditor = async () => ({ default: (await import('./editor/PulsePanel.tsx')).PulsePanel })
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnPulse.tsx')).OwnPulse })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartPulseOver.tsx')).StartPulseOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromPulse.tsx')).CopyFromPulse,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoPulse.tsx')).CopyIntoPulse,
})
export const loadImportData = async () => ({
  default: (await import('./importData/ImportIntoPulse.tsx')).ImportIntoPulse,
})
