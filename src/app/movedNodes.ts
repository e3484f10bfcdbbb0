/**
 * Lets the page live on after a browser's translator or an extension has put its own elements in the place of texts. React
 * would fail at the next such text that it removes, or before which it inserts, and the page would crash. Here the removal
 * does nothing, and what is inserted stands before the element that has the text now, or at the end where there is none: at
 * worst an old text stays, or a new one is out of order.
 *
 * @returns how often it happened; the first time is logged. SPEC U19
 */
export function keepPageOfMovedNodes(): () => number {
  const { removeChild, insertBefore } = Node.prototype
  let count = 0
  /** Whether a node is where the page put it; null is the end of the parent. */
  const isIn = (parent: Node, child: Node | null): boolean => {
    if (!child || child.parentNode === parent) return true
    // eslint-disable-next-line no-console -- says why a text may be old
    if (count++ === 0) console.warn('A translator or an extension moves nodes')
    return false
  }
  Node.prototype.removeChild = function (child) {
    if (isIn(this, child)) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function (node, before) {
    insertBefore.call(this, node, isIn(this, before) ? before : childAround(this, before))
    return node
  }
  return () => count
}

/** The child of a parent that contains a node; null when the node is outside of the parent. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
