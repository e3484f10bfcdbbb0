import { UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { uploads } from '../limits/limits.ts'

/** One upload that is going on. */
export interface UploadTurn {
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

export interface UploadTurns {
  /**
   * @param upload.place what it replaces
   * @param upload.bytes its announced size, or the most it can be
   * @throws {UserMistake} when too many uploads are going on, of this person or of all
   */
  begin(upload: { personId: string; place: string; bytes: number }): UploadTurn
  /** Announced bytes of all uploads that are going on. */
  bytes(): number
}

/** Bounds the uploads at a time on this node, and orders those to the same place. SPEC SL5, SL25 */
export function createUploadTurns({
  atOnce,
  atOnceOfOne,
}: Record<'atOnce' | 'atOnceOfOne', number> = uploads): UploadTurns {
  const running = new Set<{ personId: string; place: string; bytes: number; isOvertaken: boolean }>()
  /** The last one of each account that is being committed or waits for it. */
  const commits = new Map<string, Promise<void>>()

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
      const own = [...running].filter(({ personId }) => personId === upload.personId)
      if (running.size >= atOnce || own.length >= atOnceOfOne)
        throw new UserMistake(slideMessages.uploadsBusy)
      const turn = { ...upload, isOvertaken: false }
      running.add(turn)
      return {
        show: (account, commit) =>
          inOrder(account, async () => {
            if (turn.isOvertaken) throw new UserMistake(slideMessages.uploadOvertaken)
            await commit()
            for (const earlier of running) {
              if (earlier === turn) break
              if (earlier.place === turn.place) earlier.isOvertaken = true
            }
          }),
        end: () => void running.delete(turn),
      }
    },
    bytes: () => [...running].reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
