/**
 * Pages and parts of a session that nobody sees first. They are kept apart from its routes, which every phone loads: the
 * file names alone would enlarge a phone's first load.
 */

export const loadCreateRoute = async () => ({ default: (await import('./CreateRoute.tsx')).CreateRoute })
export const loadCreateWorkshop = async () => ({
  default: (await import('#features/dashboard/create/CreateWorkshopDialog.tsx')).CreateWorkshopDialog,
})
export const loadPreviewBanner = async () => ({
  default: (await import('#features/preview/PreviewBanner.tsx')).PreviewBanner,
})
export const loadNotes = async () => ({
  default: (await import('#features/notes/NotesPanel.tsx')).NotesPanel,
})
export const loadRemote = async () => ({ default: (await import('./RemoteScreen.tsx')).RemoteScreen })
export const loadMine = async () => ({ default: (await import('#features/mine/MinePage.tsx')).MinePage })
export const loadMissingId = async () => ({
  default: (await import('#features/session/entry/MissingId.tsx')).MissingId,
})
export const loadPageFallback = async () => ({
  default: (await import('#features/session/entry/PageFallback.tsx')).PageFallback,
})
export const loadNoActiveWorkshop = async () => ({
  default: (await import('#features/session/entry/NoActiveWorkshop.tsx')).NoActiveWorkshop,
})
export const loadEnding = async () => ({
  default: (await import('#features/ending/EndingPage.tsx')).EndingPage,
})
