import { UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { uploads } from '../limits/limits.ts'

/** What is known of an upload when it begins. */
export interface BegunUpload {
  personId: string
  /** From which it comes. */
  network: string
  /** What it replaces. */
  place: string
  /** Its announced size, or the most it can be. */
  bytes: number
  /** Bytes that have come so far. */
  arrived(): number
  /** Ends it, and tells its sender that it is too slow. */
  giveWay(): void
}

/** One upload that is going on. */
export interface UploadTurn {
  /**
   * The file is there; resolves when it may be checked. From now on it gives way to none.
   *
   * @param gone aborted when its sender has gone, for whom nothing is checked
   * @throws {Error} when it gave way before, or its sender has gone
   */
  check(gone: AbortSignal): Promise<void>
  /**
   * Shows its file. Once that is committed, uploads to the same place that began earlier are refused; when it fails, they
   * are not.
   *
   * @param account the one of whose room the file takes some: that of the workshop
   * @param commit runs when no other upload for this account is being committed, so how much room is left can be asked
   * @throws {UserMistake} when the file of a later one is shown already
   */
  show(account: string, commit: () => Promise<void>): Promise<void>
  end(): void
}

export type UploadSizes = Record<'receivedAtOnce' | 'checkedAtOnce' | 'atOnceOfOne' | 'graceMs', number>

export interface UploadTurns {
  /**
   * The slowest one gives way when too many are being received, of this network or of all.
   *
   * @throws {UserMistake} when this person has too many, or none of the others is slow
   */
  begin(upload: BegunUpload): UploadTurn
  /**
   * Reads what somebody sends in vain, unless this is being done for as many of their requests as they may have uploads:
   * a refusal costs others no more than an upload.
   */
  discard(sender: string, read: () => Promise<unknown>): Promise<void>
  /** Announced bytes of all uploads that are going on. */
  bytes(): number
  /** Announced bytes of those that could give way. */
  slowBytes(): number
  /** Lets the slowest one give way to others that need its room. */
  makeRoom(): void
}

interface Turn extends BegunUpload {
  beganAt: number
  /** Received ones wait for a place in which they are checked. */
  state: 'receiving' | 'waiting' | 'checked'
  mayBeChecked: PromiseWithResolvers<void>
  isOvertaken: boolean
}

/**
 * Bounds the uploads at a time on this node, and orders those to the same place. SPEC SL5, SL25
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createUploadTurns(
  { receivedAtOnce, checkedAtOnce, atOnceOfOne, graceMs }: UploadSizes = uploads,
  now: () => number = () => performance.now(),
): UploadTurns {
  const running = new Set<Turn>()
  /** The last one of each account that is being committed or waits for it. */
  const commits = new Map<string, Promise<void>>()
  /** Requests that are read in vain. */
  const discards = new Set<{ sender: string }>()

  /** Of these, one that comes slowly, the slowest first. */
  function slowOf(turns: readonly Turn[]): Turn[] {
    const ageOf = ({ beganAt }: Turn): number => now() - beganAt
    const paceOf = (turn: Turn): number => turn.arrived() / ageOf(turn)
    return turns
      .filter((turn) => turn.state === 'receiving' && ageOf(turn) >= graceMs)
      .sort((one, other) => paceOf(one) - paceOf(other))
  }

  function letGiveWay(turns: readonly Turn[]): void {
    const [slowest] = slowOf(turns)
    if (!slowest) throw new UserMistake(slideMessages.uploadsBusy)
    running.delete(slowest)
    slowest.mayBeChecked.reject(new Error('the upload gave way'))
    slowest.giveWay()
  }

  /** The network that has most of it gives some away: nobody takes the places of others by being faster. */
  function largestShare(): Turn[] {
    const shares = Map.groupBy(running, ({ network }) => network)
    return [...shares.values()].sort((one, other) => slowOf(other).length - slowOf(one).length)[0] ?? []
  }

  function makePlace({ personId, network }: BegunUpload): void {
    if ([...running].filter((turn) => turn.personId === personId).length >= atOnceOfOne)
      throw new UserMistake(slideMessages.uploadsBusy)
    const unchecked = [...running].filter(({ state }) => state !== 'checked')
    const near = unchecked.filter((turn) => turn.network === network)
    if (near.length >= shareOf(receivedAtOnce)) letGiveWay(near)
    else if (unchecked.length >= receivedAtOnce) letGiveWay(largestShare())
  }

  function checkNext(): void {
    for (const turn of running) {
      const checked = [...running].filter(({ state }) => state === 'checked')
      if (checked.length >= checkedAtOnce) return
      const near = checked.filter(({ network }) => network === turn.network)
      if (turn.state !== 'waiting' || near.length >= shareOf(checkedAtOnce)) continue
      turn.state = 'checked'
      turn.mayBeChecked.resolve()
    }
  }

  /**
   * Whether an upload overtakes another one, and how much room the account has left for the next one, is known only after
   * its commit, so they are committed one by one.
   */
  async function inOrder(account: string, commit: () => Promise<void>): Promise<void> {
    const committed = (commits.get(account) ?? Promise.resolve()).catch(() => undefined).then(commit)
    commits.set(account, committed)
    try {
      await committed
    } finally {
      if (commits.get(account) === committed) commits.delete(account)
    }
  }

  return {
    begin(upload) {
      makePlace(upload)
      const turn: Turn = {
        ...upload,
        ...{ beganAt: now(), state: 'receiving', isOvertaken: false },
        mayBeChecked: Promise.withResolvers(),
      }
      // It may give way before anybody waits for this.
      turn.mayBeChecked.promise.catch(() => undefined)
      running.add(turn)
      return {
        check(gone) {
          turn.state = 'waiting'
          const leave = (): void => turn.mayBeChecked.reject(gone.reason)
          if (gone.aborted) leave()
          else gone.addEventListener('abort', leave)
          checkNext()
          return turn.mayBeChecked.promise
        },
        show: (account, commit) =>
          inOrder(account, async () => {
            if (turn.isOvertaken) throw new UserMistake(slideMessages.uploadOvertaken)
            await commit()
            for (const earlier of running) {
              if (earlier === turn) break
              if (earlier.place === turn.place) earlier.isOvertaken = true
            }
          }),
        end() {
          running.delete(turn)
          checkNext()
        },
      }
    },
    async discard(sender, read) {
      if (discards.size >= checkedAtOnce) return
      if ([...discards].filter((other) => other.sender === sender).length >= atOnceOfOne) return
      const discarded = { sender }
      discards.add(discarded)
      await read().finally(() => discards.delete(discarded))
    },
    bytes: () => bytesOf([...running]),
    slowBytes: () => bytesOf(slowOf(largestShare())),
    makeRoom: () => letGiveWay(largestShare()),
  }
}

/** What one network may have of something. */
const shareOf = (all: number): number => Math.ceil(all / 2)

const bytesOf = (turns: readonly Turn[]): number => turns.reduce((sum, { bytes }) => sum + bytes, 0)
