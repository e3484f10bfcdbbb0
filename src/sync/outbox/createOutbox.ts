import { createStore } from 'zustand/vanilla'
import { withLock } from '#api/signIn/locks.ts'
import { backoffMs } from '../connection/backoff.ts'
import type { Outbox, OutboxOptions } from './outboxContract.ts'
import { outcomeOfAttempt } from './outboxOutcome.ts'
import { joinTabs } from './tabs.ts'
import type { Tabs } from './tabs.ts'
import { LateEntries } from './lateEntries.ts'
import { sendingOf } from './sending.ts'
import type { Replacement } from './sending.ts'
import { SendOrder } from './sendOrder.ts'
import type { OwnChanges } from './outboxStore.ts'
import { changesBy, pendingEntries, refusedBefore, shownEntries, withChanges } from './outboxView.ts'
import type { OutboxContents } from './outboxView.ts'
import { createTurns } from '../device/turns.ts'
import { wakeable } from '../device/wakeable.ts'
import { entryOf, isSendable, nothingToSend, refusedFor } from '../entries/outboxEntry.ts'
import type { OutboxEntry } from '../entries/outboxEntry.ts'

const bounds = { firstMs: 1000, mostMs: 30_000 }
/** A tab that holds the lock for this long is asleep. Its calls are idempotent by their ids. */
const stealAfterMs = 45_000
/** Server errors at one entry after which the others may pass it. */
const mostTroubles = 8
/** An attempt that takes longer was delayed by the network; the entries behind it are late too. */
const heldMs = 5000
/** How often a paused outbox checks whether it has to hurry. */
const lookMs = 1000

/**
 * One person's outbox. Entries are stored on this device first, sent in order, and applied once. With a pace, order
 * holds only among entries that depend on each other.
 */
export function createOutbox({ owner, store, send, pace }: OutboxOptions): Outbox {
  const view = createStore<OutboxContents>(() => ({
    entries: [],
    own: [],
    failures: 0,
    isSignedOut: false,
    isSpreading: false,
  }))
  /** Entries that are not on disk: not written yet, or the browser keeps nothing. */
  const inMemory = new Map<string, OutboxEntry>()
  /** Entries that the server has; stale data of a failing disk about them is ignored. */
  const settled = new Set<string>()
  /** Entries that are written next. */
  const toKeep = new Map<string, OutboxEntry>()
  const troubles = new Map<string, number>()
  const listeners = new Set<() => void>()
  const late = new LateEntries(pace)
  const order = new SendOrder()
  let tabs: Tabs | null = null
  /** Serializes disk access, so that no page shows a stale state. */
  const inTurn = createTurns()
  /** Failed reads of the disk in a row, at the start. */
  let unread = 0
  /** When the next attempt after a failure is due; 0 for at once. */
  let retryAtMs = 0
  let sendingIds: readonly string[] = []
  let isDraining = false
  let isStopped = false
  const waiting = wakeable()

  const outbox: Outbox = {
    view,
    start() {
      if (tabs || isStopped) return
      tabs = joinTabs(owner, ({ own }) => {
        if (own) changeOwn(own)
        void reload().then(drain)
      })
      void begin()
    },
    send(workshopId, command) {
      const entry = entryOf(command, order.made(workshopId))
      inMemory.set(entry.entryId, entry)
      show([...view.getState().entries, entry])
      void keep(entry)
    },
    dismiss(entryId) {
      forget(entryId)
      void inTurn(async () => {
        await store.remove(entryId)
        tell({})
      })
    },
    retry(entryId) {
      const entry = view.getState().entries.find((known) => known.entryId === entryId)
      if (entry?.state.status !== 'refused' || !isSendable(entry)) return
      void update({ ...entry, order: order.next(), state: { status: 'waiting' } })
    },
    keepRefused(workshopId, { message, ...kept }) {
      const nothing = { document: nothingToSend, variables: {}, effect: null }
      const entry = entryOf({ ...nothing, ...kept }, order.made(workshopId))
      void update({ ...entry, state: refusedFor(message) })
    },
    onAcknowledged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake() {
      retryAtMs = 0
      if (late.dueAtMs <= Date.now()) spread(order.last)
      waiting.wake()
    },
    hurryWhile: (workshopId, isHurried) => late.hurryWhile({ workshopId, isHurried }),
    stop() {
      isStopped = true
      waiting.wake()
      tabs?.close()
    },
  }
  return outbox

  async function begin(): Promise<void> {
    const stored = await inTurn(() => store.load())
    if (isStopped) return
    if (!stored) return void setTimeout(() => void begin(), backoffMs(unread++, bounds))
    const { entries, own } = stored
    const known = new Set(view.getState().own.map(({ id }) => id))
    view.setState({ own: [...own.filter(({ id }) => !known.has(id)), ...view.getState().own] })
    showStored(entries)
    // Entries of an earlier page may have waited long.
    if (entries.some(({ state }) => state.status !== 'refused'))
      spread(Math.max(...entries.map((entry) => entry.order)))
    void drain()
  }

  /** Entries may have changed in another tab. Own items come as messages: the disk may be behind this page. */
  async function reload(): Promise<void> {
    await inTurn(async () => {
      const stored = await store.load()
      // After a failed read the entries stay on screen and are sent.
      if (stored) showStored(stored.entries)
    })
  }

  function showStored(entries: OutboxEntry[]): void {
    order.know(entries)
    const kept = entries.filter(({ entryId }) => !settled.has(entryId) && !inMemory.has(entryId))
    show([...kept, ...inMemory.values()])
  }

  function changeOwn(changes: OwnChanges): void {
    view.setState({ own: withChanges(view.getState().own, changes) })
  }

  /** Writes an entry to disk, in order with the others, before it is sent. Those made at once are one write. */
  async function keep(entry: OutboxEntry): Promise<void> {
    toKeep.set(entry.entryId, entry)
    await inTurn(async () => {
      const entries = [...toKeep.values()]
      toKeep.clear()
      if (entries.length > 0) await store.put(entries, (areKept) => written(entries, areKept))
    })
    void drain()
  }

  /** On a slow disk, some may have changed or been sent since. */
  function written(entries: readonly OutboxEntry[], isKept: boolean): void {
    const current = entries.filter((one) => inMemory.get(one.entryId) === one)
    const kept = new Map(current.map((one) => [one.entryId, { ...one, isKept }]))
    for (const [id, one] of kept) void (isKept ? inMemory.delete(id) : inMemory.set(id, one))
    show(view.getState().entries.map((known) => kept.get(known.entryId) ?? known))
    tell({})
  }

  async function update(entry: OutboxEntry): Promise<void> {
    inMemory.set(entry.entryId, entry)
    const others = view.getState().entries.filter(({ entryId }) => entryId !== entry.entryId)
    show([...others, entry])
    await keep(entry)
  }

  function forget(entryId: string): void {
    settled.add(entryId)
    inMemory.delete(entryId)
    show(view.getState().entries.filter((entry) => entry.entryId !== entryId))
  }

  function show(entries: OutboxEntry[]): void {
    view.setState({ entries: shownEntries(entries, sendingIds) })
  }

  function tell(message: Parameters<Tabs['tell']>[0]): void {
    if (!isStopped) tabs?.tell(message)
  }

  async function drain(): Promise<void> {
    // A new entry does not wait for the pause before a late one.
    if (isDraining) return waiting.wake()
    if (isStopped || !tabs) return
    isDraining = true
    try {
      while (!isStopped && pendingEntries(view.getState()).length > 0) {
        const waitMs = Math.max(
          retryAtMs - Date.now(),
          late.next(view.getState().entries) ? 0 : late.dueAtMs - Date.now(),
        )
        if (waitMs > 0) await waiting.pause(retryAtMs > Date.now() ? waitMs : Math.min(waitMs, lookMs))
        // The lock is held for one entry only, so that another tab may send while this one backs off.
        else if (!(await sendLocked()))
          retryAtMs = Date.now() + backoffMs(view.getState().failures - 1, bounds)
      }
    } finally {
      isDraining = false
      // Another tab may have sent the last late entry.
      pauseForLate()
    }
  }

  /** From now on waiting entries are sent at their pace; the first one also after a pause. */
  function spread(upTo: number): void {
    late.mark(upTo)
    pauseForLate()
  }

  function pauseForLate(): void {
    late.pause(pendingEntries(view.getState()))
    showSpreading()
  }

  function showSpreading(): void {
    const isSpreading = late.dueAtMs > 0
    if (view.getState().isSpreading !== isSpreading) view.setState({ isSpreading })
  }

  async function sendLocked(): Promise<boolean> {
    try {
      return await withLock(`plenum.outbox.${owner}`, sendNext, { stealAfterMs })
    } catch {
      // Another tab took the lock while this page was asleep.
      return false
    }
  }

  /** False when it has to be retried later. */
  async function sendNext(): Promise<boolean> {
    // Another tab may have sent the entry meanwhile.
    await reload()
    const { entries, failures } = view.getState()
    const entry = late.next(entries)
    if (!entry || isStopped) return true
    const cause = refusedBefore(entry, entries)
    if (cause?.state.status === 'refused') {
      await update({ ...entry, state: cause.state })
      return true
    }
    const sending = await sendingOf(entry)
    const attempt = sending?.attempt(entry, entries, late) ?? { ...entry, entries: [entry] }
    if ('put' in attempt) {
      await replace(attempt)
      return true
    }
    if (entry.effect?.does === 'fill' && !entry.wasSent) await update({ ...entry, wasSent: true })
    sendingIds = attempt.entries.map(({ entryId }) => entryId)
    show(view.getState().entries)
    const begunMs = Date.now()
    const canWait = (troubles.get(entry.entryId) ?? 0) < mostTroubles
    const outcome = await outcomeOfAttempt(send(attempt.document, attempt.variables), canWait)
    sendingIds = []
    // Everything that waits during failures is late, including entries made since the last attempt.
    const hadToWait = failures > 0 || outcome.kind === 'later' || Date.now() - begunMs > heldMs
    if (hadToWait) late.mark(order.last)
    const wasLate = late.has(entry)
    if (outcome.kind === 'later') {
      late.dueAtMs = 0
      showSpreading()
      if (outcome.isTrouble) troubles.set(entry.entryId, (troubles.get(entry.entryId) ?? 0) + 1)
      view.setState({ failures: view.getState().failures + 1, isSignedOut: outcome.isSignedOut })
      show(view.getState().entries)
      return false
    }
    view.setState({ failures: 0, isSignedOut: false })
    if (outcome.kind === 'acknowledged') for (const one of attempt.entries) await acknowledged(one)
    else {
      const instead = sending?.insteadOfRefused(attempt.entries, outcome.message)
      await (instead ? replace(instead) : update({ ...entry, state: refusedFor(outcome.message) }))
    }
    if (wasLate) pauseForLate()
    return true
  }

  /** The new ones are stored before the old ones are removed: after a crash both are there, and nothing is lost. */
  async function replace({ put, remove }: Replacement): Promise<void> {
    for (const entry of put) await update(entry)
    for (const entryId of remove) outbox.dismiss(entryId)
  }

  async function acknowledged(entry: OutboxEntry): Promise<void> {
    const changes = changesBy(entry, view.getState().own)
    changeOwn(changes)
    forget(entry.entryId)
    for (const listener of listeners) listener()
    await inTurn(() => store.settle(entry.entryId, changes))
    tell({ own: changes })
  }
}
