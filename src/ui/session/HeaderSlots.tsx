import { createContext, use, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Slots of the session's header that an activity fills: `title` (its name), `steps` (arrows and question picker),
 * `search`, `tools` (page switches, menus). Features beside any activity fill the others: `run` (timer, lock), `menu`
 * (occasional entries), and `footer`, which an activity may show in its own footer (who is done).
 */
export type HeaderSlotName = 'title' | 'steps' | 'run' | 'menu' | 'search' | 'tools' | 'footer'

interface SlotNodes {
  nodes: Partial<Record<HeaderSlotName, HTMLElement[]>>
  /** Returns a function that removes the place again. */
  place: (name: HeaderSlotName, node: HTMLElement, isSpare: boolean) => () => void
  /** Number of fillers per slot. */
  fillers: Partial<Record<HeaderSlotName, number>>
  /** Returns a function that removes the filler again. */
  fill: (name: HeaderSlotName) => () => void
}

const SlotContext = createContext<SlotNodes>({
  nodes: {},
  place: () => () => undefined,
  fillers: {},
  fill: () => () => undefined,
})

/** Wraps the session shell: what is rendered in `HeaderSlot` appears in the `HeaderSlotPlace` of the same name. */
export function HeaderSlotsProvider({ children }: { children: ReactNode }) {
  const [nodes, setNodes] = useState<SlotNodes['nodes']>({})
  const [place] = useState(() => (name: HeaderSlotName, node: HTMLElement, isSpare: boolean) => {
    setNodes((before) => {
      const others = before[name] ?? []
      return { ...before, [name]: isSpare ? [node, ...others] : [...others, node] }
    })
    return () =>
      setNodes((before) => ({ ...before, [name]: before[name]?.filter((one) => one !== node) ?? [] }))
  })
  const [fillers, setFillers] = useState<SlotNodes['fillers']>({})
  const [fill] = useState(() => (name: HeaderSlotName) => {
    const add = (more: number): void =>
      setFillers((before) => ({ ...before, [name]: (before[name] ?? 0) + more }))
    add(1)
    return () => add(-1)
  })
  return <SlotContext value={{ nodes, place, fillers, fill }}>{children}</SlotContext>
}

/**
 * For an activity: its controls, shown in the session's header. They live in an element of their own, which is moved
 * when the place changes with the width of the screen, so that open menus stay open.
 */
export function HeaderSlot({ name, children }: { name: HeaderSlotName; children: ReactNode }) {
  const { nodes, fill } = use(SlotContext)
  const [host] = useState(makeHost)
  // Before paint, so that the default content is never visible beside it.
  useLayoutEffect(() => fill(name), [fill, name])
  const node = nodes[name]?.at(-1)
  useLayoutEffect(() => {
    node?.append(host)
    return () => host.remove()
  }, [node, host])
  return createPortal(children, host)
}

function makeHost(): HTMLElement {
  const host = document.createElement('div')
  host.style.display = 'contents'
  return host
}

/** Where the controls appear; of several places with one name the latest. Takes no space while empty. */
export function HeaderSlotTarget({
  name,
  className,
  isSpare = false,
  children,
}: {
  name: HeaderSlotName
  className?: string | undefined
  /** Used only while there is no other place, whichever came first. */
  isSpare?: boolean
  children?: ReactNode
}) {
  const { place } = use(SlotContext)
  const [ref] = useState(() => (node: HTMLElement | null) => (node ? place(name, node, isSpare) : undefined))
  return (
    <div className={className} ref={ref} data-slot={name}>
      {children}
    </div>
  )
}

/** Whether a mounted component fills a slot; used by the slot's default content. */
export function useIsSlotFilled(name: HeaderSlotName): boolean {
  return (use(SlotContext).fillers[name] ?? 0) > 0
}
