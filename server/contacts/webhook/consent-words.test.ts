/** Yes and no to messages, in the words in which boxes are ticked and questions answered. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isUndecided, readConsentWord } from './consent-words.ts'

const YES =
  "x,X,✓,✔️,☑,on,ticked,OK,Okay,Sure,allowed,active,Of course,gerne,Einverstanden,angekreuzt,Natürlich,gärna,ikryssad,Javisst,godkänt,på,D'accord,Accepté,cochée,Volontiers,Oui merci,De acuerdo,Aceptado,claro,Accetto,certo,Akkoord,aan,graag,Ja takk,Jepp,Akseptert,Joo,Hyväksytty,Aceito,Zaakceptowano".split(
    ',',
  )
const NO =
  '☐,❌,---,None selected,keine Auswahl,inget valt,unticked,Nope,not selected,disallow,uit,aus,av,från,désactivé,Nei takk,Nei; jeg vil ikke,Nej tack,Nein danke,Non merci,No gracias,Nee bedankt,No grazie,Não obrigado,nekad,avböjd,återkallat,Refusée,désinscrit,denegada,revocado,negata,disiscritto,ingetrokken,geblokkeerd,nektet,trukket tilbake,nægtet,frabedt,evätty,peruttu,recusada,cofnięta,odmówiono,untersagt,abbestellt,blocked,Ei kiitos,Nie dziękuję'.split(
    ',',
  )

const UNDECIDED =
  'Later,Maybe,Ask me later,Kanske,Senare,Osäker,Vielleicht,Später,Peut-être,Plus tard,Quizás,Tal vez,Más tarde,Forse,Più tardi,Misschien,Kanskje,Senere,Måske,Ehkä,Myöhemmin,En tiedä,Talvez,Mais tarde,Może,Później'.split(
    ',',
  )

describe('an answer of a word', () => {
  for (const word of YES) test(`is a yes: ${word}`, () => assert.equal(readConsentWord(word), true))
  for (const word of NO) test(`is a no: ${word}`, () => assert.equal(readConsentWord(word), false))

  test('of Italian “nei”, which is “in the”, refuses nothing', () => {
    assert.equal(readConsentWord('Voglio novità nei negozi'), true)
  })

  test('of who has not decided is neither', () => {
    for (const word of UNDECIDED) {
      assert.equal(readConsentWord(word), undefined, word)
      assert.equal(isUndecided(word), true, word)
    }
    for (const word of ['yes', 'no', 'Newsletter', '']) assert.equal(isUndecided(word), false, word)
  })

  test('that is neither is none', () => {
    for (const word of ['later', 'maybe', 'Newsletter', 'Double opt-in?', '✍', ''])
      assert.equal(readConsentWord(word), undefined)
  })
})
