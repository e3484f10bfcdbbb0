/**
 * The focus of a menu that opens: at once on its first entry that can be chosen, else on the menu itself, so that Escape and the
 * arrow keys reach it. The component library's focus trap does that a moment later and knows no better than the first entry: a
 * disabled one cannot take the focus, and whoever is in the menu by then is taken back to its beginning. It prefers what says
 * `data-autofocus`; here that is what has the focus.
 *
 * @param menu as a ref gives it
 */
export function focusMenu(menu: HTMLElement | null): void {
  if (!menu) return
  menu.addEventListener('focusin', ({ target }) => {
    for (const one of menu.querySelectorAll('[data-autofocus]')) one.removeAttribute('data-autofocus')
    if (target instanceof Element && target !== menu) target.setAttribute('data-autofocus', '')
  })
  // After the effects of the same rendering: one of them remembers what had the focus, to give it back.
  queueMicrotask(() => {
    if (menu.contains(document.activeElement)) return
    const first = menu.querySelector<HTMLElement>('[data-menu-item]:not(:disabled, [data-disabled])')
    ;(first ?? menu).focus({ preventScroll: true })
  })
}
