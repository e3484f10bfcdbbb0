import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { loadShellParts } from './loadShellParts.ts'

/** What a former facilitator sees. */
export const RemovedFacilitator = lazyPart(async () => (await loadShellParts()).loadRemovedFacilitator())
