/** One row of a list that the focus was in, in words that outlive the elements. */
interface RowPlace {
  list: string
  row: string | undefined
  /** Among the rows of the list. */
  index: number
}

/** Where the focus was. */
interface Spot {
  element: HTMLElement
  /** From the innermost list outwards. */
  rows: RowPlace[]
  /** Which part of the row: its menu, its heart. */
  control: string | undefined
  /** All elements around it, from the inside. */
  around: Element[]
}

/** Over the page while they are open; they have and give back the focus themselves. */
const overPage = '[aria-modal="true"], [role="menu"]'
const controls = '[data-control], a[href], button, input, select, textarea, [tabindex="0"]'
/** Who writes in one row must not write on in the next one. */
const writing = 'input:not([type="checkbox"], [type="radio"]), textarea, select'
/** A press that takes the focus from an element does so within this, on a screen that is touched too. */
const pressMs = 600

/**
 * Keeps the focus when what has it goes, is greyed or is put elsewhere by a change that came in: it goes to the same part of the
 * same row, else to the row that came to its place, else to the list, where it has a tab index, or to its heading. Rows are
 * `[data-row]` in a `[data-list]`, their parts `[data-control]`; for what stands in no list, but in an area that
 * `data-keeps-focus`, it is the area's heading. What is in a dialog is looked after within the dialog.
 *
 * @returns ends it
 */
export function keepListFocus(): () => void {
  let onPage: Spot | null = null
  let inDialog: Spot | null = null
  let pressedAt = -pressMs
  let isLeaving = false

  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    const spot = spotOf(target)
    if (!target.closest(overPage)) [onPage, inDialog] = [spot, null]
    else if (spot || target.closest('[aria-modal="true"]')) inDialog = spot
  }
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    // A press beside everything leaves for nowhere, and that is the person's wish.
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
    if (isLeaving) return
    const dialog = [...document.querySelectorAll(overPage)].at(-1)
    if (dialog) {
      if (inDialog && isLost(inDialog) && dialog.matches('[aria-modal="true"]')) restore(inDialog, dialog)
    } else if (onPage && isLost(onPage)) restore(onPage, document.body)
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

/** A disabled element may still be the active one, but hears no key. */
function isLost({ element }: Spot): boolean {
  return isNowhere() || (document.activeElement === element && element.matches(':disabled'))
}

function spotOf(element: HTMLElement): Spot | null {
  const around = ancestorsOf(element)
  const rows = around.flatMap((one): RowPlace[] => {
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

/** The rows of a list, without those of lists in them. */
function rowsOf(list: Element): HTMLElement[] {
  const rows = list.querySelectorAll<HTMLElement>('[data-row]')
  return [...rows].filter((row) => row.closest('[data-list]') === list)
}

function restore(spot: Spot, within: Element): void {
  if (spot.element.isConnected && takes(spot.element)) return
  for (const { list, row, index } of spot.rows) {
    const place = within.querySelector(`[data-list="${CSS.escape(list)}"]`)
    if (!place) continue
    const rows = rowsOf(place)
    const same = rows.find((one) => one.dataset['row'] === row)
    if (same && partsOf(same, spot.control).some(takes)) return
    const at = Math.max(0, index)
    for (const one of [...rows.slice(at), ...rows.slice(0, at).reverse()])
      if (partsOf(one, spot.control).some((part) => !part.matches(writing) && takes(part))) return
    if (takes(place.hasAttribute('tabindex') ? place : headingBefore(place))) return
  }
  for (const one of spot.around) if (one.isConnected && takes(one.querySelector('h1, h2, h3'))) return
  takes(within.querySelector('main'))
}

/** What may have the focus in a row: the same part first. */
function partsOf(row: HTMLElement, control: string | undefined): HTMLElement[] {
  const parts = [...(row.matches(controls) ? [row] : []), ...row.querySelectorAll<HTMLElement>(controls)]
  return [...parts.filter((part) => control !== undefined && part.dataset['control'] === control), ...parts]
}

/** The last heading before a list, in the part of the page around it. */
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

/** Gives an element the focus where it can have it; the page does not move. */
function takes(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element.matches(':disabled')) return false
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
