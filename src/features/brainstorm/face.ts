import { lazyDialog, lazyPage, lazyPart } from '#ui/lazyPart.tsx'
import type { ActivityFace } from '#activity/face.ts'

const loadPage = () => import('./page/BrainstormRoute.tsx')
const loadRoom = () => import('./room/RoomBrainstorm.tsx')
const loadParts = () => import('./parts.ts')

/** A brainstorm's screens. */
export const brainstormFace: ActivityFace = {
  preload: { page: loadPage, room: loadRoom },
  Page: lazyPage(async () => ({ default: (await loadPage()).BrainstormRoute })),
  Editor: lazyPage(async () => (await loadParts()).loadEditor()),
  Room: lazyPage(async () => ({ default: (await loadRoom()).RoomBrainstorm })),
  takesInput: true,
  hasTasks: true,
  PageName: lazyPart(async () => (await loadParts()).loadPageName()),
  Own: lazyPart(async () => (await loadParts()).loadOwn()),
  askDone: async () => (await loadParts()).askDone,
  StartOver: lazyDialog(async () => (await loadParts()).loadStartOver()),
  CopyInput: lazyDialog(async () => (await loadParts()).loadCopyInput()),
  CopyTarget: lazyPage(async () => (await loadParts()).loadCopyTarget()),
  ImportData: lazyDialog(async () => (await loadParts()).loadImportData()),
  askNotes: async () => (await loadParts()).askNotes,
  fillBoard: async () => (await loadParts()).loadFill(),
}
