import { GraphQLError, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { persistedOperations } from './persistedOperations.ts'
import { shapeLimits, shapeMistake } from './shape.ts'

/** A document that may be executed, or the reason why not. */
export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] }

const cachedDocuments = 500
/** Characters of all cached documents together. */
const cachedCharacters = 1_000_000

/** Cached documents with their results of parsing and validation. */
export interface Documents {
  /** Parses and validates a text once: a room of a thousand sends the same few texts. */
  prepare(text: string): Prepared
  /** The cost of `prepare` in points; 0 for a known text. */
  cost(text: string): number
}

const badDocuments = 200
/** Points for each character that is parsed and validated. */
const pointsPerCharacter = 3

/**
 * The documents of the pages are known from the start and never evicted, so a caller who floods the server with unknown
 * documents delays nobody who joins from the same network. SPEC Q3.
 */
export function createDocuments(schema: GraphQLSchema): Documents {
  const own = new Map<string, Prepared | null>(persistedOperations.map((text) => [text, null]))
  const good = new LRUCache<string, DocumentNode>({
    max: cachedDocuments,
    maxSize: cachedCharacters,
    sizeCalculation: (_document, text) => text.length + 1,
  })
  // A cache of their own: a flood of invalid documents must not evict valid ones.
  const bad = new LRUCache<string, readonly GraphQLError[]>({
    max: badDocuments,
    maxSize: cachedCharacters,
    sizeCalculation: (_errors, text) => text.length + 1,
  })
  return {
    prepare(text) {
      if (own.has(text)) {
        const prepared = own.get(text) ?? prepare(schema, text)
        own.set(text, prepared)
        return prepared
      }
      const document = good.get(text)
      if (document) return { document }
      const errors = bad.get(text)
      if (errors) return { errors }
      const prepared = prepare(schema, text)
      if ('document' in prepared) good.set(text, prepared.document)
      else if (text.length <= shapeLimits.characters) bad.set(text, prepared.errors)
      return prepared
    },
    cost: (text) =>
      own.has(text) || good.has(text) || bad.has(text) || text.length > shapeLimits.characters
        ? 0
        : text.length * pointsPerCharacter,
  }
}

/** The cheapest checks run first, so that refusing costs little. */
function prepare(schema: GraphQLSchema, text: string): Prepared {
  if (text.length > shapeLimits.characters) return { errors: [new GraphQLError('The request is too long.')] }
  try {
    const document = parse(text, { maxTokens: shapeLimits.tokens })
    const mistake = shapeMistake(document)
    if (mistake) return { errors: [mistake] }
    const errors = validate(schema, document, specifiedRules, { maxErrors: 10 })
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    // The parser recurses for each level of a literal, without a depth limit.
    if (error instanceof RangeError) return { errors: [new GraphQLError('The request is too deep.')] }
    throw error
  }
}
