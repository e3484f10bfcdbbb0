/**
 * The files of what is not shown first. Apart from the face, which is part of every page of a session: their names alone would make a
 * phone's first load larger.
 */

export { askDone } from './page/askDone.ts'
export { askNotes } from './room/askNotes.ts'

export const loadEditor = async () => ({
  default: (await import('./editor/BrainstormPanel.tsx')).BrainstormPanel,
})
export const loadPageName = async () => ({ default: (await import('./room/PageName.tsx')).PageName })
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
export const loadFill = async () => (await import('./fallback/fillBoard.ts')).askBoard
