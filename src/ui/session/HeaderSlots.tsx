import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Places in the session's header that an activity fills: `title` (what it is), `steps` (arrows and question picker),
 * `search`, `tools` (page switches, menus). What runs beside any activity fills the other two: `run` in the header (timer,
 * lock), and `footer`, which an activity may have in its own foot (who is done).
 */
export type HeaderSlotName = 'title' | 'steps' | 'run' | 'search' | 'tools' | 'footer'

interface SlotNodes {
  nodes: Partial<Record<HeaderSlotName, HTMLElement[]>>
  /** Answers how to take the place away again. */
  place: (name: HeaderSlotName, node: HTMLElement) => () => void
}

const SlotContext = createContext<SlotNodes>({ nodes: {}, place: () => () => undefined })

/** Around the session shell: what is rendered in `HeaderSlot` appears in the `HeaderSlotPlace` of the same name. */
export function HeaderSlotsProvider({ children }: { children: ReactNode }) {
  const [nodes, setNodes] = useState<SlotNodes['nodes']>({})
  const [place] = useState(() => (name: HeaderSlotName, node: HTMLElement) => {
    setNodes((before) => ({ ...before, [name]: [...(before[name] ?? []), node] }))
    return () =>
      setNodes((before) => ({ ...before, [name]: before[name]?.filter((one) => one !== node) ?? [] }))
  })
  return <SlotContext value={{ nodes, place }}>{children}</SlotContext>
}

/** For an activity: its controls, shown in the session's header. */
export function HeaderSlot({ name, children }: { name: HeaderSlotName; children: ReactNode }) {
  const node = use(SlotContext).nodes[name]?.at(-1)
  return node ? createPortal(children, node) : null
}

/** Where the controls appear; of several places with a name the latest. Empty it takes no room. */
export function HeaderSlotPlace({
  name,
  className,
}: {
  name: HeaderSlotName
  className?: string | undefined
}) {
  const { place } = use(SlotContext)
  const [ref] = useState(() => (node: HTMLElement | null) => (node ? place(name, node) : undefined))
  return <div className={className} ref={ref} data-slot={name} />
}
