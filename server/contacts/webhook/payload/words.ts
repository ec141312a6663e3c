/** What the words of keys and labels mean, in twelve languages; each as its letters without spaces and accents. */
import { FURTHER_WORDS } from './words-of-further-languages.ts'
import type { Meaning } from './meanings.ts'
import { MORE_WORDS } from './words-of-more-languages.ts'
import { SERVING_WORDS } from './serving-words.ts'
import { tokensOf } from './tokens.ts'

const WORDS: Readonly<Record<Meaning, string>> = {
  email:
    'email emails mail emailaddress emailaddresses emailadress mailaddress youremail useremail emailid eaddress replyto ' +
    'epost epostadress epostadresse mejl mejladress mailadress emailadresse mailadresse ' +
    'correo correoelectronico direcciondecorreo courriel adressemail adresseemail adresseelectronique mel ' +
    'indirizzoemail postaelettronica emailadres mailadres sahkoposti sahkopostiosoite ' +
    'correioeletronico enderecodeemail adresemail adrespocztyelektronicznej pocztaelektroniczna mailto',
  phone:
    'tele tfn tfno numerkomorki mob mobno mobnr cel tlm ph phone phones phonenumber contactnumber contactno phoneno mobile mobilephone mobilenumber mobileno tel telephone telephonenumber telno cell ' +
    'cellphone cellnumber msisdn whatsapp whatsappnumber gsm sms smsnumber smsphone ' +
    'mobil mobiltelefon mobilnummer mobilnr telefon telefonnummer telefonnr tlf tlfnr mobiltelefonnummer ' +
    'handy handynummer rufnummer telefonnumer natel festnetz ' +
    'telefono telefonos numerodetelefono movil celular telefonocelular telefonomovil ' +
    'portable telephoneportable numerodetelephone numtel cellulare numeroditelefono numerodicellulare recapitotelefonico ' +
    'telefoon telefoonnummer mobielnummer mobiel gsmnummer puhelin puhelinnumero matkapuhelin ' +
    'telefone telemovel telefonecelular numerodetelefone numertelefonu komorka telefonkomorkowy puh tlfn numbertocall bestnumbertocall numbertoreach numbertoreachyou bestnumber callbacknumber callback payeralias telkom mobiltlf mobiltel mobtlf mobiltelnr tlfnummer telnummer mobilenr waid whatsappid textremindernumber smsremindernumber remindernumber ruckrufnummer mobilfunknummer mobilfunk mobilfunknr recapito numerkontaktowy numerdokontaktu',
  name:
    'name names whoareyou vemardu vemarni werbistdu wersindsie quietesvous quieneres chisei wiebenje wiebentu hvemerdu kukaolet quemevoce kimjestes whatshouldwecallyou vadheterdu vadheterni wieheissensie wieheisstdu comotellamas comosellama cometichiami comesichiama hoeheetje hoeheetu hvaheterdu hvadhedderdu comotechamas comosechama jaksienazywasz commentvousappelezvous commenttappellestu nimesi personadecontacto personnedecontact contactpersoon personadicontatto pessoadecontato pessoadecontacto osobakontaktowa osobadokontaktu yhteyshenkilo interlocuteur interlocutrice contactperson kontaktperson ansprechpartner ansprechperson contactname fullname yourname completename personname realname displayname callyou firstandlast firstandlastname firstlastname firstnamelastname ' +
    'fulltnamn helanamnet helanamn ditthelanamn heltnavn heltnamn nombrecompleto nombreyapellidos nombreyapellido nombresyapellidos namn fornamnochefternamn foroch efternamnochfornamn fullstandigtnamn ' +
    'navn fuldenavn fulltnavn fornavnogetternavn fornavnogefternavn foroget vorundnachname vornameundnachname vornamenachname ganzername vollstandigername vollstaendigername ' +
    'nomcomplet nometprenom prenometnom nomprenom prenomnom nomcompleto nomecompleto nomeecognome nomecognome nominativo nomecompleto nomeesobrenome nomeeapelido ' +
    'naam volledigenaam voorenachternaam voornaamenachternaam nimi kokonimi etujasukunimi etunimijasukunimi imieinazwisko imienazwisko referente yhteyshenkilon osobykontaktowej namnpakontaktperson dittfullstandiganamn fullstandiganamn personacontacto personecontact contactpersonname nomcontact nombrecontacto nomecontatto nomecontato kontaktname kontaktnamn kontaktnavn formfieldname kundenname kundname kundnamn kundensnamn kundensname klantnaam klantennaam kundenavn kundennavn kundensnavn asiakkaannimi asiakasnimi nomclient nombrecliente nomecliente nazwaklienta customername clientname gastname gastnamn besuchername teilnehmername mitgliedsname medlemsnamn deltagarnamn deelnemersnaam ledennaam',
  first_name:
    'firstname fname fnamn fnavn vname vn first givenname givennames given forename forenames firstnames yourfirstname christianname vorname rufname ' +
    'fornamn tilltalsnamn fornavn prenom prenoms nombre nombres primernombre nombredepila voornaam roepnaam initials initialen initialer initiales iniziali inicjaly voorletters voorletter nome primonome primeironome etunimi imie',
  last_name:
    'lastname lname enamn enavn nname nn anaam last surname surnames familyname family yourlastname secondname nachname familienname zuname ' +
    'efternamn etternavn efternavn nom nomdefamille apellido apellidos primerapellido achternaam familienaam tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels surnameprefix lastnameprefix cognome sobrenome apelido ultimonome sukunimi nazwisko',
  tags: 'tags tag tagnames taglist taggar labels label schlagworter tunnisteet tagit etykiety tagi etichette merkelapper etiketter schlagworte etiquetas etiquettes',
  note:
    'memo kysymys kysymykset kysymyksia hvadhandlerdetom hvaddrejerdetsigom hvadgaelderdet vadgallerdet vadgallerarendet hvagjelderdet hvagjelderhenvendelsen worumgehtes wasistihranliegen dequoisagitil dequesetrata dicosasitratta waargaathetover mitaasiakoskee czegodotyczy whatisthisabout whatsthisabout notice note notes message messages msg yourmessage why varfor warum pourquoi porque perche waarom hvorfor miksi dlaczego  comment comments enquiry inquiry enquiries remark remarks feedback additionalinformation ' +
    'additionalcomments anythingelse howcanwehelp howcanwehelpyou question questions yourquestion details customernote ordernote ordernotes description ' +
    'beskrivning beskrivelse beschreibung descripcion descrizione omschrijving beschrijving kuvaus descricao opis ' +
    'nachricht mitteilung bemerkung bemerkungen anmerkung anmerkungen anliegen kommentar kommentare ihrenachricht frage fragen ' +
    'meddelande kommentarer ovrigt fraga besked melding beskjed mensaje mensajes comentario comentarios consulta pregunta ' +
    'commentaire commentaires messaggio commento commenti richiesta bericht vraag opmerking opmerkingen ' +
    'viesti kommentti kommentit lisatiedot mensagem comentarios wiadomosc tresc trescwiadomosci uwagi komentarz pytanie remarque remarques precisions observaciones observacion observations observation observacoes observacao osservazioni osservazione annotazioni annotazione bemaerkning bemaerkninger bemerkning bemerkninger merknad merknader tillagg ovrigainformation ovriginformation ytterligareinformation anmarkning anmarkningar mededeling mededelingen toelichting aanvullendeinformatie lisatieto lisatietoja huomautus huomautukset huomioitavaa dodatkoweinformacje uwaga notatki mensagemadicional wunsche sonderwunsche besonderewunsche onskemal specialonskemal saerligeonsker spesielleonsker toiveet erityistoiveet specialrequests specialrequest richiestespeciali richiesteparticolari peticionesespeciales solicitudesespeciales demandesparticulieres demandesspeciales pedidosespeciais zyczenia dodatkowezyczenia zusatzlicheinformationen weitereinformationen informationscomplementaires informacionadicional informacionesadicionales informazioniaggiuntive informazionisupplementari informacoesadicionais yderligereoplysninger ytterligereinformasjon lisainformaatio berattamer berattaommerom ovrigaupplysningar beskrivdittarende beskrivarendet wirfursietun sonstiges votredemande decrivezvotreprojet decrivezvotredemande podemosayudarte podemosayudarle possiamoaiutarti possiamoaiutarla hjelpedegmed hjaelpedigmed viestisi kysymyksesi kuvaus podemosajudar podemosajudarte zapytanie mozemypomoc tellusaboutyourproject tellusmore kunnenwijvooruitdoen kunnenwijuhelpen kanvihjalpadigmed hjalpadigmed pouvonsnousvousaider nousvousaider autammekosinua voimmeauttaa',
  consent:
    'consent consents cancontact contactable maycontact contactallowed allowcontact canbecontacted maybecontacted contactpermission permissiontocontact marketingpermission marketingpermissions permissionmarketing consent consents marketingconsent consentmarketing marketing marketingoptin acceptsmarketing acceptmarketing agreemarketing ' +
    'optin optins optedin isoptedin hasoptedin newsletter newsletters newsletterconsent newsletteroptin subscribed subscribenewsletter gdprconsent mailinglist ' +
    'promotions promotional promotion offers specialoffers keepmeupdated keepyouupdated keepyouposted keepusinformed keepinformed keepmeinformed keepmeposted keepintouch stayintouch sendmenews sendmeupdates hearfromus hearmorefromus receiveupdates getupdates updatesfromus ourupdates ' +
    'receivenews receiveoffers receiveemails productupdates signmeup signup subscribeto subscribeme communications marketingcommunications ' +
    'nyhetsbrev nyhetsbrevet nyheter marknadsforing markedsforing erbjudanden samtycke samtycker samtycken einwilligungen consentements consentimientos consensi toestemmingen suostumukset consentimentos zgody utskick nyhedsbrev nyhedsbrevet tilbud samtykke samtykker ' +
    'werbeeinverstandnis werbezustimmung werbeerlaubnis einwilligung einwilligen newsletterabonnieren werbung angebote neuigkeiten werbeeinwilligung ' +
    'consentement offres actualites infolettre lettredinformation lettredinformations lettreinformation lettreinformations lettredinfo lettredinfos lettreinfo lettreinfos consentimiento boletin ofertas novedades promociones ' +
    'consenso offerte novita promozioni nieuwsbrief nieuwsbrieven toestemming aanbiedingen uutiskirje uutiskirjeen suostumus tarjouksia tarjouksista markkinointi ' +
    'comunicaciones comunicacionescomerciales communicationscommerciales comunicazionicommerciali comunicacoes werbemails werbemail reklam ' +
    'consentimento boletim novidades promocoes zgoda biuletyn newsletterem oferty marketingowe marketingowa marketingowych news latestnews newsupdates noticias notizie nouvelles nieuws nieuwtjes nyheder nyhed uutisia uutiset tarjoukset tarjous nowosci nowosciach aktualnosci promocji ofert allowmailing allowmailings acceptmailings receivemailings sendmailings acceptepub acceptelapub accepterpub jacceptepub recevoirpub recevoirdelapub optinpub okpub pubs depub aggiornamenti publicidad publicite pubblicita publicidade reklame reklamy reklama reklamer reklamen reclame mainokset mainoksia mainoksista mainospostia suscripcion suscribir suscribirse prenumeration subskrypcja subskrypcje maillista maillistan mejllista mejllistan verteiler emailverteiler newsletterverteiler postituslista postituslistalle sahkopostilista sahkopostilistalle bonsplans mailingliste listadecorreo listadecorreos listadedistribucion epostlista epostlistan epostliste epostlisten emaillista emailliste mailinglista mailinglistan listedediffusion listediffusion listadeemail listadeemails listymailingowej listamailingowa listemailingowa listadistribuzione mailinglijst listemailing maillijst prospection prospeccion prospeccao prospezione werbezwecke werbezwecken werbezweck mailings rundmail rundmails rundschreiben sammelmail sammelmails rundskriv infoskriv massutskick gruppmejl infopost infomail infomails promozionale promozionali promocional promocionais promocionales promotionnel promotionnels promotionnelle promotionnelles promocyjne promocyjnych weeklytips monthlytips dailytips optmein optusin ' +
    'verteilerliste nyhetslista nyhetslistan nyhetsliste nyhedsliste nyhedslisten utskickslista utskickslistan mejlinglista mejlinglistan newsletterlist nieuwslijst',
  email_consent:
    'emailable wantsemails wantsemail emailok oktoemail okemail mailok emailallowed emailsallowed mailallowed emailpermitted mailable promoemails promomails promotionalemails emailupdates updatesbyemail emailpermission mailpermission permissionemail canemail mayemail allowemail canbeemailed emailconsent consentemail emailmarketingconsent emailmarketing emailoptin acceptsemail acceptsemailmarketing mailconsent emailsubscription subscribedtoemail',
  sms_consent:
    'texts promotionaltexts marketingtexts textalerts smsmessages smsalerts smsupdates textupdates smsok oktotext oktosms smspermission textpermission permissionsms cansms maysms cantext maytext smsconsent consentsms smsmarketingconsent smsmarketing smsoptin acceptssms acceptssmsmarketing textconsent phoneconsent textmessages textmarketing smssubscription smslist smslista smslistan smsliste smslisten smslijst',
  optout:
    'optmeout optusout consentwithdrawnat consentrevokedat consentwithdrawn consentrevoked optout optedout unsubscribe unsubscribed unsubscribedfromemails hasoptedoutofemail optouts unsubscribes unsubscriptions suppressed suppression suppressions dnd dndsettings donotdisturb donotcontact donotemail donotcall donotmail donotsend dontsend suppresssending suppressemail suppressemails suppressmail nomarketing nonewsletter nonewsletters nomailing nomailings nopromotions noadvertising noadvertisements noads nobulkmail nobulkemail suppressed blacklisted blocklisted excludefrommailings excludefrommarketing excludefrommailing ' +
    'emailoptout unsubscribedat optedoutat optoutat avregistrera avprenumerera abmelden abgemeldet desabonner desinscrire baja',
  address:
    'address street streetaddress addressline address1 addressline1 addr addr1 addrline1 line1 street1 streetname mailingaddress postaladdress homeaddress physicaladdress ' +
    'gate vei veg adress gatuadress gata postadress adresse gateadresse gade strasse strase str strassehausnummer strasseundhausnummer strassenummer anschrift postanschrift vejnavn gatenavn gadenavn veinavn gatunamn strassenname nombredelacalle nombredevia nomdelarue nomdevoie voie nomevia nazwaulicy kadunnimi katu nomedarua logradouro ' +
    'direccion domicilio calle adressepostale rue indirizzo via adres straat straatnaam straatenhuisnummer osoite katuosoite endereco morada rua adreszamieszkania ulica lahiosoite viaenumerocivico viaenumero straathuisnummer ulicainrdomu ulicainumerdomu ulicanumerdomu ulicainumermieszkania gatuadressochnummer',
  address2:
    'address2 addressline2 addr2 addrline2 line2 street2 apt apartment suite unit complement complementdadresse adresszusatz housenumber streetnumber hausnummer huisnummer numerocivico numerdomu nrdomu numerbudynku husnummer husnr gatunummer gatenummer gadenummer veinummer hausnr huisnr housenr houseno streetno toevoeging nrmieszkania numermieszkania nrlokalu lagenhetsnummer leilighetsnummer huisnummertoevoeging housenumberaddition numeroderue numerodevoie talonumero civico',
  city:
    'adminarea2 administrativearea2 varbordu varborni wheredoyoulive whereareyoubased wowohnensie wowohnstdu ouhabitezvous ouhabitestu dondevives dondevive doveabiti doveabita doverisiedi waarwoonje waarwoontu hvorbordu hvorborder missaasut ondemora ondevive gdziemieszkasz city town locality citytown towncity suburb stad ort postort stadt wohnort by poststed ciudad localidad poblacion ville commune citta comune plaats woonplaats gemeente ' +
    'kaupunki paikkakunta postitoimipaikka cidade localidade miasto miejscowosc municipality sted kaupungissa miescie bostadsort hemort bosted bopael kotipaikka kotikunta wohnsitz',
  postal_code:
    'pcode postalcode postcode zip zipcode zippostalcode zippostal postal zippostcode postnummer postnr plz postleitzahl codigopostal cp codepostal cap codiceavviamentopostale ' +
    'postinumero cep kodpocztowy eircode pincode postinro',
  region:
    'adminarea1 administrativearea1 fylke provincestate administrativedistrictlevel state province region county stateprovince stateorprovince provincecode statecode bundesland kanton lan provincia estado departement provincie wojewodztwo maakunta administrativearea prov uf',
  country:
    'countrycodev2 ctry cntry country countryname countryregion countryofresidence land nation pais pays paese nazione maa kraj stato asuinmaa wohnsitzland wohnland kotimaa bosattningsland hemland bopalsland',
  dial:
    'landkode landekode landnummer landsnummer landenummer landnr landscode landnetnummer maatunnus suuntanumero indicativo indicativopais codigopais codigodelpais codigodepais codigodopais prefijopais prefijotelefonico prefissopaese prefissointernazionale indicatifpays indicatiftelephonique kierunkowy numerkierunkowy kodkraju isd isdcode ddi countrycallingcode ' +
    'phonearea telarea countrycode phonecountry phonecountrycode dialcode dialingcode callingcode phoneprefix prefix landesvorwahl vorwahl landskod indicatif prefijo prefisso areacode',
  company:
    'employment company companyname org orgname accountname organization organisation organizationname business businessname firm firma firmenname unternehmen foretag foretagsnamn bolag ' +
    'virksomhed bedrift bedrijf bedrijfsnaam empresa nombredelaempresa societe entreprise azienda ragionesociale nomeazienda yritys yrityksen firmy nazwafirmy foretagets bolagets firmans firmas switchboard vaxel vaxeln telefonzentrale zentrale employer school university vat vatnumber',
  other:
    'friend friends referrer referral referredby refer referee spouse partner wife husband parent mother father child children kid kids son daughter guest guests plusone emergency emergencycontact ' +
    'host hosts reps organizer organiser owner assignee assigned agent salesperson rep manager supervisor boss colleague teacher gift giftee payee biller sponsor mentor tutor landlord beneficiary ' +
    'previous old former sender seller merchant vendor shop store admin administrator support staff team user2 creator invitedby inviter reviewer approver venue instructor doctor coach advisor consultant ' +
    'provider providers therapist practitioner stylist employee trainer driver courier rider supplier affiliate affiliates reseller resellers ' +
    'leverantor saljare aterforsaljare behandlare anbieter verkaufer lieferant handler vermittler behandler prestataire vendeur fournisseur proveedor vendedor fornitore venditore leverancier verkoper leverandor fornecedor dostawca sprzedawca ' +
    'enumerator interviewer surveyor fieldworker datacollector submittername collectedby recordedby enteredby takenby displayphonenumber ' +
    'seconda second2 alternate secondary backup cc bcc noreply ' +
    'freund freundin freundes empfehlung begleitung notfall notfallkontakt ehepartner kind vater mutter kollege ' +
    'coapplicant cotenant coborrower cosigner cosignatory cobuyer companion travelcompanion mitmieter mitmieterin mitantragsteller mitantragstellerin ' +
    'mitreisende mitreisender mitreisenden mitbewohner mitbewohnerin medsokande medlantagare medresenar medboende colocataire coemprunteur cotitulaire codemandeur ' +
    'cotitular cosolicitante coarrendatario acompanante cointestatario coinquilino accompagnatore medeaanvrager medehuurder medansoger medsoker medlantaker ' +
    'kanssahakija wspolnajemca wspolwnioskodawca ' +
    'dinvan envan minvan dinvans envans minvans vannens vannernas vannen vennens vennene venner venninne veninde amis amigos amigas amici freunde freunden vrienden friendsemail ystavat ystavan ystavasi przyjaciol znajomych uppfodare zuchter eleveur criador allevatore fokker oppdretter opdraetter kasvattaja hodowca vendeur acheteur2 van vans kompis vanner van2 rekommenderad anhorig narmastanhorig kollega barn foralder ' +
    'ami amie parrain conjoint enfant collegue urgence amigo amiga referido conyuge hijo emergencia ' +
    'amico amica coniuge figlio emergenza vriend vriendin noodgeval partenaire ven venn parorende ystava kaveri kutsuja lapsi huoltaja przyjaciel przyjaciela znajomy znajomego polecajacy dziecko emergencyphone conjuge filho nextofkin narmasteanhorig nachsteangehorige naermesteparorende neromainen referencename referencephone referenceemail referenzperson nominee nominees nominated honoree honouree inmemoryof watchers followers assignees moderators admins administrators maintainers approvers operators committer pusher deployer commit commits commitauthor pipeline repository alertcontact alertcontacts uploadedby deployedby pushedby publishedby mergedby committedby paplats vorort onsite surplace enellugar enelsitio terplaatse oplocatie pastedet paikanpaalla namiejscu tierarzt tierarztes tierarztin veterinarian veterinar veterinaren veterinarens veterinaire veterinario veterinaria dierenarts dyrlaege dyrlaegens dyrlege dyrlegens elainlaakari elainlaakarin weterynarz weterynarza',
  recipient:
    'saaja saajan toname toemail tophone recipient recipients receiver addressee empfanger empfangerin destinataire destinatario destinataria mottagare modtager mottaker ontvanger vastaanottaja odbiorca adresat mottagarens mottagares empfangers empfangerins destinataires destinatarios modtagers modtagerens mottakers mottakerens ontvangers vastaanottajan odbiorcy adresata addressees receivers consignee consignees',
  thing:
    'salutation honorific anrede civilite tratamiento product products item items lineitem lineitems sku variant variants order orders cart plan form forms page pages campaign campaigns list lists survey quiz event events eventtype scheduledevent website site domain file files attachment ' +
    'document project workspace group course class service subject topic job position title role category type department jobs positions vacancy vacancies room table hotel workshop workshops dog cat pet pets animal car vehicle brand model colour color size coupon discount ' +
    'produkt produkte produkter artikel veranstaltung seite hund katze tier haustier betreff tjanst evenemang sida husdjur produit produits evenement objet chien chat producto productos evento asunto perro prodotto oggetto cane evenement2 onderwerp hond tuote aihe koira produto assunto cachorro temat pies ' +
    'ticketname ticketclass ticketclassname tickettype nicename screenname loginname fieldname columnname questionname parametername attributename propertyname channel source medium app application bot flow workflow automation trigger integration template section step tier integration2 username user login password userid nickname handle instagram twitter facebook linkedin youtube tiktok website2 url homepage clientinfo deviceinfo metric metrics action activity',
  terms:
    'terms termsofservice termsandconditions tos conditions privacy privacypolicy datenschutz datenschutzerklarung agb gdpr dsgvo rgpd rodo personvern villkor anvandarvillkor integritetspolicy integritetspolicyn personuppgifter ' +
    'cgu cgv mentionslegales politiquedeconfidentialite terminos politicadeprivacidad privacidad termini informativasullaprivacy voorwaarden privacybeleid privacyverklaring kayttoehdot tietosuoja termos privacidade regulamin prywatnosci cookies cookie age18 over18',
  billing:
    'bill rechnungs fakturerings fakturera fattura facture factura fatura factuur laskun billto billedto invoiceto soldto billing billingaddress rechnungsanschrift fakturaadress faktureringsadress fakturaadresse faktureringsadresse adressedefacturation direcciondefacturacion indirizzodifatturazione factuuradres laskutusosoite enderecodefaturacao moradadefaturacao adresdofaktury invoice faktura fakturering rechnung rechnungsadresse facturation facturacion fatturazione factuur laskutus faturacao',
  shipping:
    'ship liefer lieferungs versand lever leverings bezorg bezorgings verzend toimituksen dostawy shipto deliverto shipping shippingaddress deliveryaddress lieferanschrift versandadresse versandanschrift leveransadress leveringsadresse adressedelivraison direcciondeenvio direcciondeentrega indirizzodispedizione indirizzodiconsegna bezorgadres afleveradres leveradres toimitusosoite enderecodeentrega moradadeentrega adresdostawy delivery leverans lieferung lieferadresse livraison envio spedizione levering bezorging toimitus entrega dostawa',
  meta:
    'marcatemporal tidsstampel zeitstempel horodateur informazionicronologiche tijdstempel tidsstempel aikaleima carimbodedatahora sygnaturaczasowa sent cancelled canceled cancellation alternateid alternateids id ids sid uuid guid ip ipaddress remoteip userip date time datetime timestamp created createdat updated updatedat submittedat submitted at referer pageurl url uri link useragent browser device os utm gclid fbclid msclkid hash token csrf nonce signature version locale language lang ' +
    'timezone poweredby submission submissionid formid formname pagename pagetitle status score count total amount price currency quantity level method verified consenttext',
  filler:
    'businessowner zamawiajacy zamawiajacego kupujacy kupujacego cliente clientes kund kunde kunden klant asiakas asiakkaan klient homeowner homeowners householder merchantrequested merchantdefined sellerdefined ownerdefined kontaktpersonen kontaktpersonens kontaktpersons ansprechpartners ansprechpersonen deltagarens teilnehmers kundens besokarens bestallarens participante uczestnika uczestniczki klienta deelnemer osallistujan your user subscribe subscribing abonnieren prenumerera abonner from my our the a an is are was be please enter type2 in of and or to for with on at2 by2 we you i me us it what whats s who which where2 welk hva hvad mita co czym how can may do does should would so this that here us2 hi hello hey great nice meet thanks required optional field input text value answer contact contacts customer client user2 person ' +
    'caller personal private work business2 main primary default current best preferred own best2 reach home lead subscriber member profile attendee registrant invitee payer buyer buyers applicant participant candidate patient student visitor respondent donor supporter requester ticket account data fields form2 address2x mr mrs capture question2 information info no nr number num digits ' +
    'din ditt dina min mitt mina er ert och eller att vad heter du vi nar dig oss kan vilken var god ange skriv kontakt privat hem arbete jobb obligatorisk valfri ' +
    'ihr ihre ihren ihrer dein deine deinen mein meine bitte geben sie an ein und oder wie lautet heissen ist die der das den dienstlich privat geschaftlich pflichtfeld angeben ' +
    'votre vos ton mon ma le la les l de du des et ou quel quelle est veuillez entrer saisir saisissez indiquer pro professionnel professionnelle personnel personnelle obligatoire ' +
    'tu su sus mi el los del y o cual es por favor introduce escribe ingresa personal2 laboral obligatorio ' +
    'il tuo tua suo sua lo i2 gli e ed qual inserisci obbligatorio uw je jouw mijn het een en of wat vul zakelijk prive verplicht ' +
    'dit din2 dine mit hvad hvilken og eller2 er2 vennligst skriv2 sinun oma anna tai ja mika on2 pakollinen seu sua2 teu o2 os2 as um uma qual2 insira digite twoj twoje twoja podaj i3 lub adres2 pana pani numero numer num nummer n live lives living reside resides residing residence resident based located currently bosatt nuvarande wohnen wohnst wohnt wohnhaft leben lebst lebt derzeit habitez habites habite vivez residez residence actuellement vives vive viven vivo resides reside residencia actualmente abiti abita vivi risiedi risiede residenza woon woont woonachtig bor boende asut asutte asuu asuinpaikka mora moras mieszkasz mieszka mieszkania zamieszkania welche welcher welches welchem welchen vilket vilka cuales dans quels quelles quale quali dove donde waar welke hvilket hvilke hvor missa jaki jakim jakiej ktorym onde em que voce vous ni ctl txt tbx textbox ddl chk contentplaceholder maincontent',
}

export type { Meaning } from './meanings.ts'

/** Longest phrase of words looked for at once. */
export const PHRASE_WORDS = 5

/** Words of other languages too, or of other things: they mean this only where nothing but fillers stands beside them. */
export const ALONE: ReadonlySet<string> = new Set(
  'memo tele gate vei veg vn nn notice by via cap cp stato prov uf cep maa lan van ven mel ort state first last given family labels label tag code postal land by pais county zip town question questions fraga frage details ten ho kota borg iela'.split(
    ' ',
  ),
)

/** A word of two meanings has the one that stands later here, so that words about somebody else win over the rest. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  // Object.entries forgets the type of the keys.
  [
    ...[FURTHER_WORDS, MORE_WORDS]
      .flatMap(Object.entries<string>)
      .flatMap(([meaning, words]) =>
        words.split(',').map((word) => [tokensOf(word).join(''), meaning as Meaning] as const),
      ),
    ...SERVING_WORDS.map((word) => [word, 'other' as const] as const),
    ...Object.entries(WORDS).flatMap(([meaning, words]) =>
      words.split(' ').map((word) => [word, meaning as Meaning] as const),
    ),
  ],
)
