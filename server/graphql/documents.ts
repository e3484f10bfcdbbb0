import { GraphQLError, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { shapeLimits, shapeMistake } from './shape.ts'

/** A document that may be executed, or why it may not. */
export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] }

const cachedDocuments = 500
/** Characters of all cached documents together. */
const cachedCharacters = 1_000_000

/** Parses and validates each text once: a room of a thousand sends the same few. */
export function createDocuments(schema: GraphQLSchema): (text: string) => Prepared {
  const good = new LRUCache<string, DocumentNode>({
    max: cachedDocuments,
    maxSize: cachedCharacters,
    sizeCalculation: (_document, text) => text.length + 1,
  })
  return (text) => {
    const known = good.get(text)
    if (known) return { document: known }
    const prepared = prepare(schema, text)
    if ('document' in prepared) good.set(text, prepared.document)
    return prepared
  }
}

/** The cheap checks first: what is refused must not cost much. */
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
    // The parser calls itself for each level of a literal, and has no limit for those.
    if (error instanceof RangeError) return { errors: [new GraphQLError('The request is too deep.')] }
    throw error
  }
}
