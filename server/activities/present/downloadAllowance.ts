import { Refusal } from '#domain/errors.ts'
import { userIdOf } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import type { Limits } from '#server/limits/limits.ts'

type DownloadLimits = Pick<Limits, 'slideDownload' | 'slideDownloadOnScreens' | 'slideDownloadAnywhere'>

/** Who reads a document, and from where. */
export interface Reader {
  caller: Caller
  network: string
}

/**
 * Takes from what a reader may download: everyone has their own allowance, whatever others behind the same address read.
 * The screens of a room have one secret, so they share an allowance, a larger one for each network: a link that was
 * passed on uses up nothing of the room's. SPEC SL21
 *
 * @param kilobytes of the answer, or what a request costs in addition
 * @throws {Refusal} `RATE_LIMITED` when the reader, or all of their network together, have read too much
 */
export function demandDownload(limits: DownloadLimits, { caller, network }: Reader, kilobytes: number): void {
  // The reader's own first: what it refuses takes nothing from the others behind the same address.
  const isAllowed =
    caller.kind === 'projector'
      ? limits.slideDownloadOnScreens.spend(`${caller.workshopId} ${network}`, kilobytes)
      : limits.slideDownload.spend(readerKey(caller), kilobytes)
  if (!isAllowed) throw new Refusal('RATE_LIMITED', 'too many downloads')
  // One link, on however many networks it was passed on to.
  if (
    caller.kind === 'projector' &&
    !limits.slideDownloadAnywhere.spend(`${caller.workshopId} anywhere`, kilobytes)
  )
    throw new Refusal('RATE_LIMITED', 'too many downloads of one link')
  if (!limits.slideDownloadAnywhere.spend(network, kilobytes))
    throw new Refusal('RATE_LIMITED', 'too many downloads of one network')
}

function readerKey(caller: Caller): string {
  return caller.kind === 'remote' ? caller.remoteId : (userIdOf(caller) ?? '')
}
