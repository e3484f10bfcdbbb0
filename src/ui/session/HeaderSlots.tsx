import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Places in the session's header that an activity fills: `title` (what it is), `steps` (arrows and question picker),
 * `search`, `tools` (page switches, menus). `run` is the session's own: timer, lock, who is done. `footer` is the other way round: a place in an activity's foot that the session
 * fills (who is done).
 */
export type HeaderSlotName = 'title' | 'steps' | 'run' | 'search' | 'tools' | 'footer'

interface SlotNodes {
  nodes: Partial<Record<HeaderSlotName, HTMLElement | null>>
  place: (name: HeaderSlotName, node: HTMLElement | null) => void
}

const SlotContext = createContext<SlotNodes>({ nodes: {}, place: () => undefined })

/** Around the session shell: what is rendered in `HeaderSlot` appears in the `HeaderSlotPlace` of the same name. */
export function HeaderSlotsProvider({ children }: { children: ReactNode }) {
  const [nodes, setNodes] = useState<SlotNodes['nodes']>({})
  const [place] = useState(() => (name: HeaderSlotName, node: HTMLElement | null) => {
    setNodes((before) => (before[name] === node ? before : { ...before, [name]: node }))
  })
  return <SlotContext value={{ nodes, place }}>{children}</SlotContext>
}

/** For an activity: its controls, shown in the session's header. */
export function HeaderSlot({ name, children }: { name: HeaderSlotName; children: ReactNode }) {
  const node = use(SlotContext).nodes[name]
  return node ? createPortal(children, node) : null
}

/** For the header: where an activity's controls appear. Empty it takes no room. */
export function HeaderSlotPlace({
  name,
  className,
}: {
  name: HeaderSlotName
  className?: string | undefined
}) {
  const { place } = use(SlotContext)
  const [ref] = useState(() => (node: HTMLElement | null) => place(name, node))
  return <div className={className} ref={ref} data-slot={name} />
}
