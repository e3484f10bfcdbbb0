import type * as Y from 'yjs'
import { undoOf } from '#domain/activity/textEdit.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'

/** A cell that was changed: its new text, and the one that it replaced. */
export interface CellChange extends CellPlace {
  value: string
  expected: string
}

/** A row or column that was added. */
export interface MadeThing {
  type: 'row' | 'column'
  id: string
  /** What a row was added with, by column; nothing when left out. */
  texts?: Readonly<Record<string, string>> | undefined
  /** Where a column was added; the end when left out. */
  index?: number | undefined
}

type Step =
  | { kind: 'desk'; item: Y.UndoManager['undoStack'][number] }
  | { kind: 'cells'; changes: readonly CellChange[] }
  | { kind: 'made'; made: MadeThing }
  /** Several as one, in the order in which they were done. */
  | { kind: 'group'; steps: readonly Step[] }

/** What a step does outside the desk. */
export interface HistoryActs {
  /** The text of a cell as this person sees it; null when its row or column is gone. */
  textOf: (cell: CellPlace) => string | null
  /** Sends edits of cells, all of them one act. */
  change: (changes: readonly CellChange[]) => void
  /** Takes an added row or column away again, unless it is gone already or the last column. */
  remove: (made: MadeThing) => 'removed' | 'gone' | 'last'
  /**
   * Brings it back.
   *
   * @returns under another id when it had to be added anew
   */
  restore: (made: MadeThing) => MadeThing
  /** Whether its cells are as it was added: nobody has written into it. */
  isUntouched: (made: MadeThing) => boolean
}

/**
 * How a step went: `none` when there was none, `dropped` when a newer text would have been overwritten, `last` for the
 * last column, which stays.
 */
export type StepOutcome = 'done' | 'partly' | 'dropped' | 'last' | 'none'

/**
 * One list of steps for a person's edits of cells, which are undone by an edit that names the text it replaces, and a
 * facilitator's of the desk, which Yjs undoes. So the last act is undone first, whatever it was, and no newer text is
 * overwritten. SPEC PL10
 */
export class PlanHistory {
  readonly #manager: Y.UndoManager | null
  readonly #listeners = new Set<() => void>()
  #undo: Step[] = []
  #redo: Step[] = []
  #isMoving = false
  #group: Step[] | null = null

  /** @param manager null for a person who does not edit the desk */
  constructor(manager: Y.UndoManager | null) {
    this.#manager = manager
    manager?.on('stack-item-added', ({ stackItem, type }) => {
      // A step that is undone or redone adds the reverse one itself.
      if (this.#isMoving) return
      const step: Step = { kind: 'desk', item: stackItem }
      if (type === 'redo') this.#redo.push(step)
      else if (this.#group) this.#group.push(step)
      else this.#add(step)
      this.#tell()
    })
    manager?.on('stack-item-popped', () => this.#tell())
    manager?.on('stack-cleared', () => this.#tell())
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  canUndo = (): boolean => this.#undo.some((step) => this.#isStanding(step, this.#manager?.undoStack))
  canRedo = (): boolean => this.#redo.some((step) => this.#isStanding(step, this.#manager?.redoStack))

  /** Edits of cells were sent, as one step. */
  changed(changes: readonly CellChange[]): void {
    if (changes.length > 0) this.#addOwn({ kind: 'cells', changes })
  }

  /** A row or column was added. */
  made(made: MadeThing): void {
    this.#addOwn({ kind: 'made', made })
  }

  /** What is done meanwhile is one step, also where it ended early. */
  together(run: () => void): void {
    const outer = this.#group
    const steps: Step[] = []
    this.#group = steps
    try {
      run()
    } finally {
      this.#group = outer
      if (steps.length > 0) this.#addOwn({ kind: 'group', steps })
    }
  }

  undo(acts: HistoryActs): StepOutcome {
    return this.#move(this.#undo, this.#redo, (step) => this.#moved(step, 'undo', acts))
  }

  redo(acts: HistoryActs): StepOutcome {
    return this.#move(this.#redo, this.#undo, (step) => this.#moved(step, 'redo', acts))
  }

  #moved(step: Step, direction: Direction, acts: HistoryActs): Moved | null {
    switch (step.kind) {
      case 'desk':
        return this.#moveDesk(step.item, direction)
      case 'cells':
        return moveCells(step.changes, acts)
      case 'made': {
        const moved = moveMade(step, direction, acts)
        if (moved?.reverse?.kind === 'made') this.#rename(step.made, moved.reverse.made)
        return moved
      }
      case 'group':
        // The reverse group is in the reverse order, so the last of any group comes first.
        return together(step.steps.toReversed().map((one) => this.#moved(one, direction, acts)))
    }
  }

  #addOwn(step: Step): void {
    if (this.#group) return void this.#group.push(step)
    this.#add(step)
    // A new act ends what could be redone, as an edit of the desk does.
    this.#manager?.clear(false, true)
    this.#tell()
  }

  #add(step: Step): void {
    this.#undo.push(step)
    this.#redo = []
  }

  #move(from: Step[], to: Step[], run: (step: Step) => Moved | null): StepOutcome {
    this.#isMoving = true
    try {
      // Steps of the desk that are no longer on its stack were undone elsewhere, or had no effect left.
      for (let step = from.pop(); step; step = from.pop()) {
        const moved = run(step)
        if (!moved) continue
        if (moved.reverse) to.push(moved.reverse)
        return moved.outcome
      }
      return 'none'
    } finally {
      this.#isMoving = false
      this.#tell()
    }
  }

  /** Steps that follow name the row or column as it was: one that was added anew has another id. */
  #rename({ id }: MadeThing, now: MadeThing): void {
    if (id !== now.id) this.#redo.splice(0, Infinity, ...this.#redo.map((step) => renamed(step, id, now.id)))
  }

  #moveDesk(item: Y.UndoManager['undoStack'][number], direction: Direction): Moved | null {
    const manager = this.#manager
    if (!manager) return null
    const [from, to] =
      direction === 'undo'
        ? ([manager.undoStack, manager.redoStack] as const)
        : ([manager.redoStack, manager.undoStack] as const)
    if (from.at(-1) !== item) return null
    const before = to.length
    manager[direction]()
    const reverse = to.length > before ? to.at(-1) : undefined
    return { outcome: 'done', reverse: reverse ? { kind: 'desk', item: reverse } : null }
  }

  #isStanding(step: Step, stack: Y.UndoManager['undoStack'] | undefined): boolean {
    return step.kind !== 'desk' || (stack?.includes(step.item) ?? false)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

type Direction = 'undo' | 'redo'

interface Moved {
  outcome: StepOutcome
  /** The step that reverts it. */
  reverse: Step | null
}

/** @returns null when there is nothing left to do: an edit that was refused has changed nothing */
function moveCells(all: readonly CellChange[], acts: HistoryActs): Moved | null {
  const changes = all.filter((change) => acts.textOf(change) !== change.expected)
  if (changes.length === 0) return null
  const standing = changes.filter((change) => acts.textOf(change) === change.value)
  const reverse = standing.map((change) => ({ ...change, ...undoOf(change) }))
  if (reverse.length > 0) acts.change(reverse)
  const isAll = standing.length === changes.length
  return {
    outcome: isAll ? 'done' : reverse.length > 0 ? 'partly' : 'dropped',
    reverse: reverse.length > 0 ? { kind: 'cells', changes: reverse } : null,
  }
}

/** @returns null when there is nothing left to do */
function moveMade(step: Step & { kind: 'made' }, direction: Direction, acts: HistoryActs): Moved | null {
  const { made } = step
  if (direction === 'redo') return { outcome: 'done', reverse: { kind: 'made', made: acts.restore(made) } }
  if (!acts.isUntouched(made)) return { outcome: 'dropped', reverse: null }
  switch (acts.remove(made)) {
    case 'removed':
      return { outcome: 'done', reverse: step }
    case 'last':
      return { outcome: 'last', reverse: null }
    case 'gone':
      return null
  }
}

function renamed(step: Step, id: string, now: string): Step {
  const idNow = (one: string): string => (one === id ? now : one)
  switch (step.kind) {
    case 'desk':
      return step
    case 'group':
      return { ...step, steps: step.steps.map((one) => renamed(one, id, now)) }
    case 'made': {
      // Texts that a row was added with are keyed by column.
      const { texts } = step.made
      if (!texts) return step
      const keyed = Object.entries(texts).map(([columnId, text]) => [idNow(columnId), text] as const)
      return { ...step, made: { ...step.made, texts: Object.fromEntries(keyed) } }
    }
    case 'cells':
      return {
        ...step,
        changes: step.changes.map((change) => {
          return { ...change, rowId: idNow(change.rowId), columnId: idNow(change.columnId) }
        }),
      }
  }
}

/** @returns null when there is nothing left to do */
function together(all: readonly (Moved | null)[]): Moved | null {
  const moves = all.filter((moved) => moved !== null)
  if (moves.length === 0) return null
  const steps = moves.flatMap(({ reverse }) => reverse ?? [])
  const isAll = moves.every(({ outcome }) => outcome === 'done')
  return {
    outcome: isAll ? 'done' : steps.length > 0 ? 'partly' : 'dropped',
    reverse: steps.length > 0 ? { kind: 'group', steps } : null,
  }
}
