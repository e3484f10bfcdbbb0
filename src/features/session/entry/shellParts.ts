/**
 * Parts of the shell that nobody sees first. They are kept apart from it, since every phone loads it: the file names
 * alone would enlarge a phone's first load.
 */

export const loadFollowNews = async () => ({
  default: (await import('../presenting/FollowNews.tsx')).FollowNews,
})
export const loadLostPart = async () => ({ default: (await import('./LostPart.tsx')).LostPart })
export const loadParticipantViewBar = async () => ({
  default: (await import('./ParticipantViewBar.tsx')).ParticipantViewBar,
})
export const loadHiddenPartNotice = async () => ({
  default: (await import('./HiddenPartNotice.tsx')).HiddenPartNotice,
})
export const loadSessionAway = async () => ({
  default: (await import('./InsteadOfSession.tsx')).SessionAway,
})
export const loadSignedOut = async () => ({
  default: (await import('./InsteadOfSession.tsx')).SignedOut,
})
export const loadNoSession = async () => ({
  default: (await import('./InsteadOfSession.tsx')).NoSession,
})
export const loadLeftSession = async () => ({
  default: (await import('./LeftSession.tsx')).LeftSession,
})
export const loadRemovedFacilitator = async () => ({
  default: (await import('./RemovedFacilitator.tsx')).RemovedFacilitator,
})
