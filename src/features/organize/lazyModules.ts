/**
 * The modules that are not needed at first. They are kept apart from the face, which is part of every page of a
 * session: the file names alone would enlarge a phone's first load.
 */

export const loadProjector = async () => ({
  default: (await import('./projector/ProjectorOrganize.tsx')).ProjectorOrganize,
})
export const loadEditor = async () => ({
  default: (await import('./editor/OrganizePanel.tsx')).OrganizePanel,
})
export const loadPageName = async () => ({ default: (await import('./projector/PageName.tsx')).PageName })
export const loadOwn = async () => ({ default: (await import('./own/OwnOrganize.tsx')).OwnOrganize })
export const loadStartOver = async () => ({
  default: (await import('./startOver/StartOrganizeOver.tsx')).StartOrganizeOver,
})
export const loadCopyInput = async () => ({
  default: (await import('./copy/CopyFromOrganize.tsx')).CopyFromOrganize,
})
export const loadCopyTarget = async () => ({
  default: (await import('./copy/CopyIntoOrganize.tsx')).CopyIntoOrganize,
})
export const loadImportData = async () => ({
  default: (await import('./importData/ImportIntoOrganize.tsx')).ImportIntoOrganize,
})
