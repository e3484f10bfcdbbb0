import { lazyPage, lazyPart } from '#ui/lazyPart.tsx'
import type { ActivityFace } from '#activity/face.ts'

const loadPage = () => import('./page/BrainstormRoute.tsx')

/** A brainstorm's screens. */
export const brainstormFace: ActivityFace = {
  preload: loadPage,
  Page: lazyPage(async () => ({ default: (await loadPage()).BrainstormRoute })),
  Editor: lazyPage(async () => ({ default: (await import('./editor/BrainstormPanel.tsx')).BrainstormPanel })),
  takesInput: true,
  PageName: lazyPart(async () => ({ default: (await import('./room/PageName.tsx')).PageName })),
  fillBoard: async () => (await import('./fallback/fillBoard.ts')).askBoard,
}
