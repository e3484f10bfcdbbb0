import { isHeadingAwaited, writing } from './pageFocus.ts'

/** Description of a row that had the focus; outlives its elements. */
interface RowPosition {
  list: string
  row: string | undefined
  /** Index among the rows of the list. */
  index: number
}

/** Where the focus was. */
interface Spot {
  element: HTMLElement
  /** From the innermost list outwards. */
  rows: RowPosition[]
  /** The control within the row: its menu, its heart. */
  control: string | undefined
  /** All ancestors, from the inside out. */
  around: Element[]
}

/** Overlays; while open they manage the focus themselves. */
const overPage = '[aria-modal="true"], [role="menu"]'
const controls = '[data-control], a[href], button, input, select, textarea, [tabindex="0"]'
/** A press takes the focus from an element within this time, on touch screens too. */
const pressMs = 600

/**
 * Keeps the focus when its element is removed, disabled or moved by an incoming change. It moves to the same control of
 * the same row, otherwise to the row in its place, otherwise to the list, if that has a tab index, or its heading. Rows
 * are `[data-row]` in a `[data-list]`, their controls `[data-control]`. For an element outside of lists, but in an area
 * with `data-keeps-focus`, it is the area's heading. Within a dialog the focus stays in the dialog.
 *
 * @returns stops it
 */
export function keepListFocus(): () => void {
  let onPage: Spot | null = null
  let inDialog: Spot | null = null
  let pressedAt = -pressMs
  let isLeaving = false
  /** What takes the focus next, while nothing has it for a moment. */
  let next: Element | null = null

  const onFocusIn = ({ target }: FocusEvent): void => {
    next = null
    if (!(target instanceof HTMLElement)) return
    const spot = spotOf(target)
    if (!target.closest(overPage)) [onPage, inDialog] = [spot, null]
    else if (spot || target.closest('[aria-modal="true"]')) inDialog = spot
  }
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    next = relatedTarget instanceof Element ? relatedTarget : null
    // A press on nothing focusable removes the focus on purpose.
    if (relatedTarget || performance.now() - pressedAt > pressMs) return
    isLeaving = true
    queueMicrotask(() => {
      isLeaving = false
      if (target instanceof Node && target.isConnected && isNowhere()) onPage = inDialog = null
      else look()
    })
  }
  const onPress = (): void => void (pressedAt = performance.now())
  const look = (): void => {
    // First what costs nothing: this is asked at each change of the page.
    if (isLeaving || !(isNowhere() || document.activeElement?.matches(':disabled'))) return
    if (next?.isConnected && !next.matches(':disabled')) return
    const dialog = [...document.querySelectorAll(overPage)].at(-1)
    if (dialog) {
      if (inDialog && isLost(inDialog) && dialog.matches('[aria-modal="true"]')) restore(inDialog, dialog)
      // Not to a heading of what surrounds the page that was left: the new page's heading takes it.
    } else if (onPage && !isHeadingAwaited() && isLost(onPage)) restore(onPage, document.body)
  }

  const observer = new MutationObserver(look)
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] }
  observer.observe(document.body, watched)
  const listeners = [
    ['focusin', onFocusIn],
    ['focusout', onFocusOut],
    ['pointerdown', onPress],
  ] as [string, (event: Event) => void][]
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
  return () => {
    observer.disconnect()
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
  }
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** A disabled element may still be the active one, but receives no keys. */
function isLost({ element }: Spot): boolean {
  return isNowhere() || (document.activeElement === element && element.matches(':disabled'))
}

function spotOf(element: HTMLElement): Spot | null {
  const around = ancestorsOf(element)
  const rows = around.flatMap((one): RowPosition[] => {
    const list = one instanceof HTMLElement ? one.dataset['list'] : undefined
    if (list === undefined) return []
    const there = rowsOf(one)
    const index = there.findIndex((row) => row.contains(element))
    return [{ list, row: there[index]?.dataset['row'], index }]
  })
  if (rows.length === 0 && !element.closest('[data-keeps-focus]')) return null
  const control = element.closest<HTMLElement>('[data-control]')?.dataset['control']
  return { element, rows, control, around }
}

function ancestorsOf(element: Element): Element[] {
  const ancestors = []
  for (let one = element.parentElement; one; one = one.parentElement) ancestors.push(one)
  return ancestors
}

/** The rows of a list, without those of nested lists. */
function rowsOf(list: Element): HTMLElement[] {
  const rows = list.querySelectorAll<HTMLElement>('[data-row]')
  return [...rows].filter((row) => row.closest('[data-list]') === list)
}

function restore(spot: Spot, within: Element): void {
  if (spot.element.isConnected && takes(spot.element)) return
  for (const { list, row, index } of spot.rows) {
    const listElement = within.querySelector(`[data-list="${CSS.escape(list)}"]`)
    if (!listElement) continue
    const rows = rowsOf(listElement)
    const same = rows.find((one) => one.dataset['row'] === row)
    if (same && partsOf(same, spot.control).some(takes)) return
    const at = Math.max(0, index)
    for (const one of [...rows.slice(at), ...rows.slice(0, at).reverse()])
      // Typing in one row must not continue in the next.
      if (partsOf(one, spot.control).some((part) => !part.matches(writing) && takes(part))) return
    if (takes(listElement.hasAttribute('tabindex') ? listElement : headingBefore(listElement))) return
  }
  for (const one of spot.around) if (one.isConnected && takes(one.querySelector('h1, h2, h3'))) return
  takes(within.querySelector('main'))
}

/** Candidates for the focus in a row: the same control first. */
function partsOf(row: HTMLElement, control: string | undefined): HTMLElement[] {
  const parts = [...(row.matches(controls) ? [row] : []), ...row.querySelectorAll<HTMLElement>(controls)]
  return [...parts.filter((part) => control !== undefined && part.dataset['control'] === control), ...parts]
}

/** The last heading before a list, in the same section of the page. */
function headingBefore(list: Element): Element | null {
  for (const around of ancestorsOf(list)) {
    const before = [...around.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => heading.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const heading = before.at(-1)
    if (heading) return heading
  }
  return null
}

/** Focuses an element if possible, without scrolling. */
function takes(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element.matches(':disabled')) return false
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
