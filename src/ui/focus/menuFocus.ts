const opened = new WeakSet<HTMLElement>()

/**
 * Focus of an opening menu: at once on its first enabled entry, otherwise on the menu itself, so that Escape and the
 * arrow keys reach it. The component library's focus trap acts a moment later and knows only the first entry: a
 * disabled one cannot take the focus, and a person who has already moved on in the menu would be taken back to its
 * beginning. The trap prefers an element with `data-autofocus`; here that is the focused one.
 *
 * @param menu from a ref
 */
export function focusMenu(menu: HTMLElement | null): void {
  // The ref of a menu is set again while it closes: the focus may be elsewhere by then.
  if (!menu || opened.has(menu)) return
  opened.add(menu)
  menu.addEventListener('focusin', ({ target }) => {
    for (const one of menu.querySelectorAll('[data-autofocus]')) one.removeAttribute('data-autofocus')
    if (target instanceof Element && target !== menu) target.setAttribute('data-autofocus', '')
  })
  // After the effects of the same render: one of them stores the focused element, to restore it later.
  queueMicrotask(() => {
    if (menu.contains(document.activeElement)) return
    const first = menu.querySelector<HTMLElement>('[data-menu-item]:not(:disabled, [data-disabled])')
    ;(first ?? menu).focus({ preventScroll: true })
  })
}
