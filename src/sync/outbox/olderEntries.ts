import type { Effect, Fields } from '../entries/effect.ts'
import type { OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'

/** Format of older versions of the page, which derived an entry's effect from the name of its mutation alone. */
type OlderEntry = Omit<OutboxEntry, 'effect'> & {
  operation: string
  creates: string | null
  concerns: string | null
  removes: string | null
}

type OlderOwn = Omit<OwnContent, 'type' | 'fields'> & {
  operation: string
  variables: Record<string, unknown>
}

/** Converts stored data of this or an older version of the page to this version's format. */
export function readOlder(entries: KeptEntry[], own: KeptOwn[]) {
  return { entries: entries.map(readEntry), own: own.flatMap((kept) => readOwn(kept) ?? []) }
}

type KeptEntry = OutboxEntry | OlderEntry
type KeptOwn = OwnContent | OlderOwn

/** Converts an entry of this or an older version; the call of an older one is sent unchanged. */
export function readEntry(kept: KeptEntry): OutboxEntry {
  if ('effect' in kept) return kept
  const { operation, creates, concerns, removes: _removes, ...entry } = kept
  const id = creates ?? concerns ?? ''
  return { ...entry, effect: effectOf(operation, id, concerns, entry.variables, entry.text) }
}

/** Converts an own item; null for what is no longer kept as one: likes. */
export function readOwn(kept: KeptOwn): OwnContent | null {
  if ('type' in kept) return kept
  const { operation, variables, ...own } = kept
  const effect = effectOf(operation, own.id, null, variables, own.text)
  return effect?.does === 'create' ? { ...own, type: effect.type, fields: effect.fields } : null
}

function effectOf(
  operation: string,
  id: string,
  concerns: string | null,
  variables: Record<string, unknown>,
  text: string,
): Effect | null {
  const said = (name: string): string | null => {
    const value = variables[name]
    return typeof value === 'string' ? value : null
  }
  const change = (type: string, fields: Fields): Effect => ({ does: 'change', type, id, fields })
  const create = (type: string, fields: Fields): Effect => ({
    ...{ does: 'create', type, id, fields: { text, ...fields } },
    ...(concerns !== null && { under: concerns }),
  })
  const like = (does: 'like' | 'unlike', type: string): Effect | null =>
    concerns === null ? null : { does, type, id: concerns }
  switch (operation) {
    case 'CreatePost':
      return create('post', { multiTopicId: said('multiTopicId'), questionId: said('questionId') })
    case 'CreateComment':
    case 'CreateSubComment':
      return create('comment', { postId: said('postId'), parentId: said('commentId') })
    case 'UpdatePost':
      return change('post', { text })
    case 'UpdateComment':
    case 'UpdateSubComment':
      return change('comment', variables['showRemoved'] === true ? { isRemoved: true } : { text })
    case 'DeletePost':
      return { does: 'remove', type: 'post', id }
    case 'CreatePostVote':
      return like('like', 'post')
    case 'DeletePostVote':
      return like('unlike', 'post')
    case 'CreatePostGroupVote':
      return like('like', 'group')
    case 'DeletePostGroupVote':
      return like('unlike', 'group')
    case 'SetFinished': {
      const fields = { finished: variables['finished'] === true }
      return { does: 'change', type: 'done', id: said('partId') ?? '', fields }
    }
    default:
      return null
  }
}
