/**
 * The files of what is not shown first. Apart from the face, which is part of every page of a session: their names alone would make a
 * phone's first load larger.
 */

export { askDone } from './page/askDone.ts'
export { askNotes } from './room/askNotes.ts'

export const loadEditor = async () => ({
  default: (await import('./editor/IdentifyPanel.tsx')).IdentifyPanel,
})
export const loadPageName = async () => ({ default: (await import('./room/PageName.tsx')).PageName })
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
export const loadFill = async () => (await import('./fallback/fillBoard.ts')).askBoard
