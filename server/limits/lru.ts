import { LRUCache } from 'lru-cache'

interface Lifetime {
  /** In milliseconds. */
  ttl?: number
  ttlAutopurge?: boolean
  updateAgeOnGet?: boolean
}

/**
 * Creates a cache that forgets the least recently used entry when there are too many. Its memory grows with what it holds:
 * with the library's `max` it would be allocated for all entries at once, which is megabytes for caches that stay empty.
 *
 * @param most entries at a time
 */
export function createLru<Key extends string | object, Value extends object>(
  most: number,
  lifetime: Lifetime = {},
): LRUCache<Key, Value> {
  return new LRUCache({ ...lifetime, maxSize: most, sizeCalculation: () => 1 })
}
