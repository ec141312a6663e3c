import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRightToLeft } from './direction.ts'

test('a text is written the way of its first letter, whatever signs and numbers stand before it', () => {
  for (const text of ['فرن جديد', '3 أطنان', '«خبز»', 'תנור New', '1912: תנור', 'ދިވެހި'])
    assert.equal(isRightToLeft(text), true, text)
  for (const text of ['A new oven', 'New תנור', '', '1912', '!!!', 'Новая печь', '新しい', '«Pain» خبز'])
    assert.equal(isRightToLeft(text), false, text)
})
