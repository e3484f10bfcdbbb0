import { lazyDialog, lazyPage, lazyPart } from '#ui/lazyPart.tsx'
import type { ActivityFace } from '#activity/face.ts'

const loadPage = () => import('./page/BrainstormRoute.tsx')
const loadRoom = () => import('./room/RoomBrainstorm.tsx')

/** A brainstorm's screens. */
export const brainstormFace: ActivityFace = {
  preload: { page: loadPage, room: loadRoom },
  Page: lazyPage(async () => ({ default: (await loadPage()).BrainstormRoute })),
  Editor: lazyPage(async () => ({ default: (await import('./editor/BrainstormPanel.tsx')).BrainstormPanel })),
  Room: lazyPage(async () => ({ default: (await loadRoom()).RoomBrainstorm })),
  takesInput: true,
  hasTasks: true,
  PageName: lazyPart(async () => ({ default: (await import('./room/PageName.tsx')).PageName })),
  StartOver: lazyDialog(async () => ({
    default: (await import('./startOver/StartBrainstormOver.tsx')).StartBrainstormOver,
  })),
  CopyInput: lazyDialog(async () => ({
    default: (await import('./copy/CopyFromBrainstorm.tsx')).CopyFromBrainstorm,
  })),
  CopyTarget: lazyPage(async () => ({
    default: (await import('./copy/CopyIntoBrainstorm.tsx')).CopyIntoBrainstorm,
  })),
  ImportData: lazyDialog(async () => ({
    default: (await import('./importData/ImportIntoBrainstorm.tsx')).ImportIntoBrainstorm,
  })),
  Own: lazyPart(async () => ({ default: (await import('./own/OwnAnswers.tsx')).OwnAnswers })),
  askNotes: async () => (await import('./room/askNotes.ts')).askNotes,
  fillBoard: async () => (await import('./fallback/fillBoard.ts')).askBoard,
}
