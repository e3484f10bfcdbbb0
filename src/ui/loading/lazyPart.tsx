import { lazy, useState, useSyncExternalStore } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { MissingPart } from './MissingPart.tsx'
import type { MissingPartProps } from './MissingPart.tsx'
import { isMissingFile, needsReload } from './missingFile.ts'
import { pageDrawn } from './pageDrawn.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** A component whose file is loaded when it is first shown, or before that. */
export interface LazyPart<P> extends FunctionComponent<P> {
  /** Loads its file ahead of time: it then shows at once. @throws {MissingFile} it is loaded again when it is shown */
  preload: () => Promise<void>
}

// `React.lazy` suspends at its first render even when its file is loaded, and React shows what was suspended no sooner
// than 300 ms after any other fallback. So what is loaded does not suspend here, and what has no fallback never does.

/** A page with lazy loading, which suspends. If its file fails to load, a message in its place says so and it retries. */
export function lazyPage<P extends object>(load: Load<P>): LazyPart<P> {
  return suspending(loaded('page', load))
}

/**
 * Like `lazyPage`, for a dialog: the message is at the edge of the screen and can be closed by the dialog's own
 * `onClose`. Renders nothing until its file is loaded.
 */
export function lazyDialog<P extends object>(load: Load<P>): LazyPart<P> {
  return empty(loaded('dialog', load))
}

/** Like `lazyPage`, for an optional part: renders nothing until its file is loaded. */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  return empty(loaded('part', load))
}

/**
 * Like `lazyPart`, for what stands beside any page of a session, such as its tools: the page comes first, so that its
 * scripts neither share the line with these nor wait for them.
 */
export function lazyTool<P extends object>(load: Load<P>): LazyPart<P> {
  const part = loaded('part', load)
  const begin = async () => {
    await pageDrawn()
    return await part.begin()
  }
  return empty({ ...part, begin })
}

/** An optional part that suspends: a fallback stands in its place until its file is loaded. */
export function lazyReplacement<P extends object>(load: Load<P>): LazyPart<P> {
  return suspending(loaded('part', load))
}

interface Loaded<P> {
  /** Null until its file is loaded, or failed to load. */
  now: () => ComponentType<P> | null
  /** Loads the file. Resolves in any case. */
  begin: () => Promise<ComponentType<P>>
  preload: () => Promise<void>
}

/** The component in a file. One whose file is missing gets a component that retries; other errors are thrown by it. */
function loaded<P extends object>(kind: MissingPartProps['kind'], load: Load<P>): Loaded<P> {
  let part: ComponentType<P> | null = null
  let coming: Promise<ComponentType<P>> | null = null
  const fetched = async (): Promise<ComponentType<P>> => {
    const { default: found } = await load()
    return (part ??= found)
  }
  return {
    now: () => part,
    async preload() {
      await fetched()
    },
    begin: () => (coming ??= fetched().catch((error: unknown) => (part ??= untilThere(kind, load, error)))),
  }
}

function suspending<P extends object>({ now, begin, preload }: Loaded<P>): LazyPart<P> {
  const Coming = lazy(async () => ({ default: await begin() }))
  return Object.assign(
    function LazyPage(props: P) {
      // The same one as long as it is shown, so that it keeps its state.
      const [Part] = useState<ComponentType<P>>(() => now() ?? Coming)
      return <Part {...props} />
    },
    { preload },
  )
}

function empty<P extends object>({ now, begin, preload }: Loaded<P>): LazyPart<P> {
  const subscribe = (onChange: () => void): (() => void) => {
    let isOn = true
    void begin().then(() => isOn && onChange())
    return () => {
      isOn = false
    }
  }
  return Object.assign(
    function LazyPartOrNothing(props: P) {
      const Part = useSyncExternalStore(subscribe, now)
      return Part && <Part {...props} />
    },
    { preload },
  )
}

function untilThere<P extends object>(
  kind: MissingPartProps['kind'],
  load: Load<P>,
  first: unknown,
): ComponentType<P> {
  let there: ComponentType<P> | null = null
  return function UntilThere(props: P) {
    const [failure, setFailure] = useState(first)
    if (there) {
      const Part = there
      return <Part {...props} />
    }
    if (!isMissingFile(failure)) throw failure
    const retry = async (): Promise<void> => {
      try {
        there ??= (await load()).default
        setFailure(null)
      } catch (error) {
        setFailure(error)
      }
    }
    const { onClose } = props as { onClose?: () => void }
    return <MissingPart {...{ kind, onClose }} isOutdated={needsReload(failure)} onRetry={retry} />
  }
}
