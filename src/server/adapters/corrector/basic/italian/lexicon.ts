import { list } from '#server/adapters/corrector/basic/rule.ts';

/*
 * Everyday nouns by class. A plural that does not follow from the class stands after a colon. Nouns that are also common
 * forms of verbs stand in VERB_LIKE too: after la, lo, le, gli they may be verbs (la porta, lo visita).
 */

/** Masculine, -o → -i. */
export const MASCULINE_O =
  list(`libro ragazzo bambino tavolo giorno lavoro amico:amici gatto anno vestito treno tempo mondo paese:paesi zaino fratello nonno zio:zii cugino marito figlio
  maestro professore:professori gruppo gioco:giochi campo posto letto bagno pranzo parco:parchi museo teatro concerto supermercato mercato negozio ufficio palazzo appartamento telefono
  cellulare:cellulari giornale:giornali quaderno viaggio aereo autobus:autobus aeroporto albergo:alberghi biglietto passaporto regalo compleanno matrimonio divano
  frigorifero specchio tetto muro pavimento giardino albero fiume:fiumi lago:laghi bosco:boschi cielo sole:soli vento mare:mari fuoco:fuochi inverno autunno gennaio:gennaio febbraio:febbraio
  pomeriggio sabato minuto secondo secolo momento inizio fatto modo esempio motivo consiglio aiuto sogno bacio abbraccio sorriso saluto numero nome:nomi indirizzo
  zucchero formaggio prosciutto pollo pesce:pesci riso gelato panino piatto bicchiere:bicchieri coltello cucchiaio cibo vino caffè:caffè tè:tè latte:latti pane:pani burro
  corpo naso occhio orecchio:orecchie viso collo piede:piedi stomaco:stomaci capello cuore:cuori cervello medico:medici dottore:dottori cuoco:cuochi attore:attori
  cane:cani cavallo uccello topo leone:leoni animale:animali fiore:fiori pesciolino cavolo pomodoro fagiolo frutto limone:limoni corso esercizio compito esame:esami
  errore:errori voto successo progetto computer:computer messaggio documento testo racconto romanzo quadro colore:colori film:film video:video sport:sport calcio
  ristorante:ristoranti bar:bar cinema:cinema hotel:hotel ospedale:ospedali centro quartiere:quartieri ponte:ponti semaforo traffico incidente:incidenti
  uomo:uomini signore:signori fidanzato ragazzino adulto soldato re:re nemico:nemici vicino invitato capo ladro poliziotto pugno sacco:sacchi cappello cappotto maglione:maglioni
  pantalone:pantaloni guanto calzino scarpone:scarponi ombrello orologio anello portafoglio occhiale:occhiali bastone:bastoni pacco:pacchi biscotto
  prezzo soldo conto denaro stipendio affitto costo governo stato popolo diritto dovere:doveri potere:poteri piacere:piaceri dolore:dolori amore:amori odio
  problema:problemi sistema:sistemi tema:temi clima:climi programma:programmi diploma:diplomi dramma:drammi panorama:panorami pigiama:pigiami schema:schemi poema:poemi
  weekend:weekend lunedì:lunedì martedì:martedì mercoledì:mercoledì giovedì:giovedì venerdì:venerdì papà:papà gas:gas tram:tram taxi:taxi
  spettacolo stadio allenamento risultato premio punto disegno ritratto castello monumento turno passo passaggio paesaggio villaggio viaggiatore:viaggiatori
  argomento articolo discorso dialogo:dialoghi suono rumore:rumori silenzio sonno respiro carattere:caratteri rapporto appuntamento invito incontro scherzo litigio
  sentimento pensiero desiderio bisogno dubbio segreto timore:timori coraggio orgoglio interesse:interessi studio dizionario vocabolario verbo accento
  frullato cappuccino cornetto aperitivo antipasto contorno fungo:funghi cornetto caldo freddo temporale:temporali semestre:semestri trimestre:trimestri mese:mesi
  ingegnere:ingegneri avvocato impiegato operaio idraulico:idraulici scienziato scrittore:scrittori studente:studenti
  balcone:balconi cancello cortile:cortili armadio cassetto cuscino lenzuolo:lenzuola tappeto sapone:saponi asciugamano:asciugamani bidone:bidoni pacchetto
  vaso muscolo braccio:braccia dito:dita ginocchio:ginocchia labbro:labbra osso:ossa uovo:uova paio:paia centinaio:centinaia migliaio:migliaia zoo:zoo
  topolino maiale:maiali coniglio serpente:serpenti insetto genitore:genitori colloquio tirocinio contratto curriculum:curriculum
  sci:sci sentiero rifugio campeggio ombrellone:ombrelloni costume:costumi oceano continente:continenti confine:confini stagno deserto pianeta:pianeti
  mestiere:mestieri corriere:corrieri sindaco:sindaci vigile:vigili carabiniere:carabinieri pompiere:pompieri
  tipo accordo caso giro diavolo attimo ricordo resto tizio controllo presidente:presidenti arrivo futuro aspetto permesso ordine:ordini fondo grado pezzo colpo porto generale:generali servizio ritardo
  peccato spazio luogo:luoghi contatto pericolo esercito ballo inferno livello processo direttore:direttori cambio episodio volo lato giudice:giudici mostro affare:affari nord comune:comuni periodo segno rischio
  ritorno danno destino edificio laboratorio segnale:segnali odore:odori contrario spirito furgone:furgoni obiettivo effetto scopo principe:principi angolo valore:valori tiro milione:milioni fantasma:fantasmi angelo genio
  compagno merito liceo taglio paradiso talento termine:termini padrone:padroni mattino funerale:funerali ruolo atto fastidio membro disastro fumo tentativo trucco movimento regno proprietario motore:motori ingresso sito
  parcheggio comportamento divorzio volto intervento mucchio salto modello panico limite:limiti evento dono petto miracolo divertimento abito patto vantaggio babbo corridoio riposo gusto filo titolo assegno istante:istanti
  oggetto profumo impegno giudizio personaggio ambiente:ambienti cambiamento settore:settori diario legno ferro raggio imbarazzo ringraziamento metro prodotto olio vetro elicottero mistero nastro disco percorso orario miele
  stress:stress torto territorio argento cognome:cognomi succo annuncio cartello gesto pianto capitolo pasto canto cammino calore:calori sapore:sapori disagio bimbo rifiuto esperimento dollaro tatuaggio linguaggio schermo
  istituto tono frigo:frigo metodo cimitero banco euro:euro cittadino dettaglio monte:monti sforzo trasporto asilo tramonto forno cucciolo pelo strumento terrore:terrori circolo equilibrio umorismo coro progresso
  marciapiede:marciapiedi cestino fazzoletto pallone:palloni quotidiano dentifricio spazzolino braccialetto ascensore:ascensori soggiorno salotto garage:garage trasloco passeggero binario bagaglio confronto cartone:cartoni fumetto
  eroe:eroi malinteso equivoco atteggiamento gentiluomo:gentiluomini schiaffo soccorso bandito eroismo errore:errori fidanzamento grado scopo treno ventilatore:ventilatori caricabatterie:caricabatterie`);

/** Feminine, -a → -e. */
export const FEMININE_A =
  list(`casa ragazza bambina amica giornata settimana ora scuola lezione:lezioni classe:classi famiglia mamma nonna zia cugina figlia sorella maestra professoressa donna
  signora fidanzata persona vita storia lingua parola domanda risposta frase:frasi pagina lettera penna matita borsa valigia:valigie macchina bicicletta strada piazza città:città
  chiesa stazione:stazioni fermata farmacia banca libreria biblioteca università:università palestra piscina spiaggia montagna collina campagna isola foresta natura erba pianta
  luna stella nuvola pioggia neve:nevi estate:estati primavera stagione:stagioni mattina sera notte:notti serata mattinata domenica cena colazione:colazioni festa vacanza gita passeggiata
  esperienza avventura idea cosa volta parte:parti fine:fini ragione:ragioni causa colpa verità:verità bugia paura gioia felicità:felicità tristezza rabbia noia fortuna sfortuna
  salute:saluti malattia febbre:febbri testa bocca gamba mano:mani spalla schiena pancia faccia voce:voci lacrima pelle:pelli gola
  cucina camera stanza porta finestra sedia tavola lampada doccia scala chiave:chiavi parete:pareti luce:luci televisione:televisioni radio:radio musica canzone:canzoni
  chitarra danza partita squadra palla gara vittoria sconfitta fotografia foto:foto moto:moto auto:auto bici:bici gonna camicia:camicie maglietta maglia scarpa giacca:giacche cravatta sciarpa
  mela pera arancia:arance banana fragola ciliegia:ciliegie uva insalata verdura frutta carne:carni pasta pizza torta minestra zuppa acqua birra bottiglia tazza forchetta
  cioccolata marmellata bistecca patata cipolla carota bevanda ricetta spesa medicina ricerca università:università materia matematica scienza filosofia geografia
  arte:arti cultura tradizione:tradizioni religione:religioni società:società politica legge:leggi guerra pace:paci libertà:libertà polizia gente:genti regina madre:madri moglie:mogli
  panchina panca:panche ombra sabbia barca nave:navi onda vela sosta partenza entrata uscita destra sinistra direzione:direzioni mappa guida carta
  attività:attività difficoltà:difficoltà possibilità:possibilità opportunità:opportunità qualità:qualità novità:novità età:età metà:metà realtà:realtà necessità:necessità quantità:quantità
  situazione:situazioni conversazione:conversazioni informazione:informazioni emozione:emozioni relazione:relazioni decisione:decisioni occasione:occasioni attenzione:attenzioni passione:passioni
  intenzione:intenzioni professione:professioni riunione:riunioni discussione:discussioni opinione:opinioni televisione:televisioni soluzione:soluzioni traduzione:traduzioni tensione:tensioni
  infermiera cameriera attrice:attrici scrittrice:scrittrici dottoressa studentessa vicina segretaria impiegata cuoca:cuoche
  scelta abitudine:abitudini promessa sorpresa speranza bellezza differenza importanza presenza assenza pazienza violenza scena commedia tragedia
  telefonata chiamata notizia lista nota regola grammatica pronuncia lettura scrittura cartolina busta scatola gabbia coperta tenda
  aula lavagna mensa infanzia gioventù:gioventù vecchiaia amicizia coppia moneta sigaretta medaglia cintura collana bandiera
  montatura curva corsa camminata nuotata chiacchierata risata allergia:allergie tosse:tossi crisi:crisi analisi:analisi serie:serie specie:specie gelosia curiosità:curiosità
  gallina mucca:mucche pecora capra tigre:tigri volpe:volpi farfalla ape:api zanzara mosca:mosche cagnolina gattina tartaruga:tartarughe scimmia
  forza terra morte:morte vista prova mente:menti sicurezza pistola voglia prigione:prigioni aria fretta vittima occhiata fame:fami sete:seti posizione:posizioni compagnia arma:armi questione:questioni sala base:basi zona linea
  calma missione:missioni guardia anima forma visita data bomba energia:energie operazione:operazioni pressione:pressioni offerta mossa difesa fiducia carriera emergenza giustizia battaglia pausa memoria costa sensazione:sensazioni
  opera fila magia azione:azioni scomparsa richiesta faccenda principessa attesa conoscenza indagine:indagini perdita pratica teoria area altezza minaccia spada ragazzina azienda distanza fuga immagine:immagini vendetta trappola
  battuta lotta protezione:protezioni terapia versione:versioni rete:reti traccia maniera polvere:polveri ambulanza fonte:fonti scrivania proposta esplosione:esplosioni pietra spazzatura agenzia pensione:pensioni moda
  impressione:impressioni strega vergogna epoca nazione:nazioni banda alba fase:fasi punta bestia mezzanotte fattoria tasca cima vendita tecnologia tomba follia coscienza fabbrica tempesta maschera reazione:reazioni sezione:sezioni
  coincidenza corda benzina creatura spiegazione:spiegazioni struttura reputazione:reputazioni influenza nascita dolcezza consegna cerimonia torre:torri figura condizione:condizioni coda conferenza folla barba e-mail:e-mail email:email
  esistenza miseria rivista cassa massa meraviglia intervista superficie:superfici denuncia riserva leggenda ipotesi:ipotesi poesia croce:croci espressione:espressioni atmosfera fatica temperatura catena femmina ruota gomma patente:patenti
  villa testimonianza cortesia strategia confusione:confusioni fantasia collezione:collezioni misura roccia cantina sofferenza educazione:educazioni rivoluzione:rivoluzioni compagna generazione:generazioni ansia bambola macchia certezza
  laurea valle:valli tuta preghiera intelligenza galleria conclusione:conclusioni popolazione:popolazioni dieta eccezione:eccezioni sede:sedi lavatrice:lavatrici vasca padella pentola tastiera chiacchiera gelateria pizzeria macelleria
  edicola crociera escursione:escursioni discesa salita racchetta fetta caramella merenda crema salsa lattina barzelletta vignetta simpatia nostalgia:nostalgie solitudine:solitudini stanchezza delusione:delusioni
  soddisfazione:soddisfazioni gratitudine:gratitudini bambinaia guancia unghia colla`);

/** Nouns that are also forms of verbs: after “la”, “lo”, “le”, “gli” they may be verbs. */
export const VERB_LIKE = new Set(
  list(`ruota ruote gira ricordo controllo arrivo aspetto porto ballo cambio volo mostro segno rischio ritorno danno taglio salto dono abito riposo gusto assegno canto cammino rifiuto merito annuncio profumo confronto
  arma calma guardia costa minaccia lotta consegna misura forma faccia facce chiese chiesa moto porta visita cura cena causa danza nota sosta regola pronuncia mostra prova guida saluta conta lotta pesca caccia copia firma forma scusa stanca sposa cucina gara
  gioco lavoro aiuto sogno bacio abbraccio saluto conto invito incontro scherzo disegno studio consiglio viaggio regalo premio pranzo inizio suono passo sorriso odio scambio
  bagno numero segno peso voto grido ricordo ritorno racconto mando dolce calcio capo turno passeggio riso vento letto fatto stato
  baci saluti sogni lavori giochi conti inviti disegni studi consigli viaggi regali premi pranzi suoni passi aiuti abbracci incontri scherzi voti vesti bagni numeri segni racconti
  porte note legge parte sale cure prove danze`),
);

/** Substances and collectives: after a plural word they stay singular. */
export const UNCOUNTABLE = new Set(
  list(
    'gente frutta acqua voglia fretta aria traffico fumo olio stress pane latte fame sete paura roba denaro musica neve pioggia zucchero traffico pazienza uva riso carne caldo freddo coraggio verdura fortuna salute natura spesa',
  ),
);

/** Nouns of either gender. */
export const EITHER = new Set(
  list(
    'ospite collega cantante cameriere infermiere file mezzo insegnante nipote parente cliente giovane turista artista musicista dentista giornalista autista barista pianista regista tassista atleta fine capitale radar',
  ),
);

/** People, for objects and subjects. */
export const PERSONS =
  list(`uomo uomini donna donne ragazzo ragazza ragazzi ragazze bambino bambina bambini bambine signore signora amico amica amici amiche madre padre mamma papà genitori fratello sorella
  fratelli sorelle nonno nonna nonni nonne zio zia zii cugino cugina cugini cugine marito moglie figlio figlia figli fidanzato fidanzata professore professoressa collega colleghi vicino vicina vicini
  persona persone gente famiglia insegnante maestro maestra dottore studente studenti medico capo`);

/** Singular relatives: with a possessive they stand without an article. */
export const RELATIVES = list(
  'padre madre fratello sorella nonno nonna zio zia cugino cugina marito moglie figlio figlia suocero suocera genero nuora cognato cognata nipote',
);

/** Adjectives in -o/-a/-i/-e. */
export const ADJECTIVES_O =
  list(`bello brutto buono cattivo nuovo vecchio piccolo alto basso lungo corto largo stretto grosso magro grasso bianco nero rosso giallo azzurro grigio
  caldo freddo caro economico ricco povero simpatico antipatico bravo stanco contento arrabbiato preoccupato nervoso tranquillo allegro timido curioso pigro noioso interessato
  famoso moderno antico italiano americano spagnolo tedesco russo polacco straniero europeo romano pericoloso prezioso delizioso buonissimo bellissimo bravissimo stanchissimo contentissimo lunghissimo
  pieno vuoto aperto chiuso rotto pulito sporco bagnato asciutto fresco maturo secco amaro salato malato sano pronto occupato libero sposato fidanzato innamorato
  scolastico universitario pubblico privato politico storico classico fantastico romantico magnifico meraviglioso stupendo preferito perfetto necessario strano diverso giusto sbagliato
  vero falso rumoroso silenzioso affollato colorato creativo sportivo ultimo prossimo scorso stesso primo secondo terzo unico intero sereno soleggiato nuvoloso piovoso composto situato sorpreso spaventato deluso confuso impaurito seduto vestito sdraiato abituato convinto dedicato pericoloso`);
/** Adjectives in -e/-i. */
export const ADJECTIVES_E =
  list(`grande felice triste gentile intelligente interessante importante difficile facile veloce verde giovane forte debole dolce semplice normale speciale utile
  possibile impossibile terribile orribile incredibile divertente elegante francese inglese giapponese cinese portoghese svedese olandese internazionale naturale tradizionale nazionale locale
  grave breve recente precedente seguente diligente paziente impaziente pesante brillante affascinante emozionante stressante rilassante deludente piacevole fedele
  enorme gigante principale generale culturale musicale centrale commestibile disponibile responsabile probabile`);
