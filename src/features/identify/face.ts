import { lazyDialog, lazyPage, lazyPart } from '#ui/lazyPart.tsx'
import type { ActivityFace } from '#activity/face.ts'

const loadPage = () => import('./page/IdentifyRoute.tsx')
const loadRoom = () => import('./room/RoomIdentify.tsx')
const loadParts = () => import('./parts.ts')

/** The screens of Identify. */
export const identifyFace: ActivityFace = {
  preload: { page: loadPage, room: loadRoom },
  Page: lazyPage(async () => ({ default: (await loadPage()).IdentifyRoute })),
  Editor: lazyPage(async () => (await loadParts()).loadEditor()),
  Room: lazyPage(async () => ({ default: (await loadRoom()).RoomIdentify })),
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
