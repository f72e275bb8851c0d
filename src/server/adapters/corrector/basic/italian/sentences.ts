/** Lines as learners of Italian write them, each with what a teacher makes of it; lines without an arrow are right. */
export const ITALIAN_SENTENCES = `
Ieri ho andato al mare con mia famiglia. → Ieri sono andato al mare con la mia famiglia.
Mi piace molto i cani e i gatti. → Mi piacciono molto i cani e i gatti.
Oggi fa bello tempo e sono felice. → Oggi fa bel tempo e sono felice.
La mia amica abita in Roma da due anni. → La mia amica abita a Roma da due anni.
Non ho dormito bene perchè faceva troppo caldo. → Non ho dormito bene perché faceva troppo caldo.
Questa mattina ho bevuto un caffè e ho letto il giornale.
Io sono 25 anni e studio medicina. → Io ho 25 anni e studio medicina.
Ho comprato un zaino nuovo per la scuola. → Ho comprato uno zaino nuovo per la scuola.
Il mio fratello è più alto di me. → Mio fratello è più alto di me.
Stamattina mi ho svegliato alle sette. → Stamattina mi sono svegliato alle sette.
Stasera resto a casa perché domani devo alzarmi presto.
C'è molte persone in piazza. → Ci sono molte persone in piazza.
Vorrei un altra birra, per favore. → Vorrei un'altra birra, per favore.
Sono andata a il supermercato e ho comprato delle mele. → Sono andata al supermercato e ho comprato delle mele.
La problema è che non parlo bene l'italiano. → Il problema è che non parlo bene l'italiano.
Ho visto un film molto interesante. → Ho visto un film molto interessante.
Non so ancora che cosa farò questo fine settimana.
Quando ero piccolo ho giocato sempre in giardino. → Quando ero piccolo giocavo sempre in giardino.
Il film ha cominciato alle otto. → Il film è cominciato alle otto.
Ho bisogno un nuovo telefono. → Ho bisogno di un nuovo telefono.
Penso che lui è simpatico. → Penso che lui sia simpatico.
Spero di vedere ti presto. → Spero di vederti presto.
L'anno scorso ho visitato l'Italia per la prima volta.
Mi dispiace che tu non puoi venire. → Mi dispiace che tu non possa venire.
Se avrei più tempo, viaggerei di più. → Se avessi più tempo, viaggerei di più.
Abbiamo mangiato un gelato e dopo siamo tornati al casa. → Abbiamo mangiato un gelato e dopo siamo tornati a casa.
Mia sorella lavora in una ospedale. → Mia sorella lavora in un ospedale.
Le gente qui sono molto gentile. → La gente qui è molto gentile.
Questa settimana ho studiato molto per gli esame. → Questa settimana ho studiato molto per gli esami.
Ho incontrato a un vecchio amico. → Ho incontrato un vecchio amico.
Il mio cane si chiama Luna ed è molto dolce.
Siamo partiti alle otto e siamo arrivato alle dodici. → Siamo partiti alle otto e siamo arrivati alle dodici.
Mi ho divertito molto alla festa. → Mi sono divertito molto alla festa.
Ogni giorno prendo il autobus per andare al lavoro. → Ogni giorno prendo l'autobus per andare al lavoro.
Ho due sorelle e uno fratello. → Ho due sorelle e un fratello.
Questo libro è più meglio di quello. → Questo libro è migliore di quello.
In estate fa molto calore qui. → In estate fa molto caldo qui.
Sono stanco perché ho dormito poco.
Voglio ringraziare a tutti i miei amici. → Voglio ringraziare tutti i miei amici.
Ho deciso studiare l'italiano ogni giorno. → Ho deciso di studiare l'italiano ogni giorno.
Ho cominciato imparare a suonare la chitarra. → Ho cominciato a imparare a suonare la chitarra.
Non c'era niente da mangiare in la cucina. → Non c'era niente da mangiare in cucina.
Vado a la stazione in bicicletta. → Vado alla stazione in bicicletta.
Stasera usciamo con i nostri amigi. → Stasera usciamo con i nostri amici.
Il mio padre lavora in un banco. → Mio padre lavora in una banca.
Hai visto le mie occhiali? → Hai visto i miei occhiali?
È il più bel giorno della mia vita.
Adesso sto leggiendo un libro giallo. → Adesso sto leggendo un libro giallo.
Ho perso la mia telefono. → Ho perso il mio telefono.
La sua casa è più grande che la mia. → La sua casa è più grande della mia.
Mi sento un pò triste oggi. → Mi sento un po' triste oggi.
Qual'è il tuo colore preferito? → Qual è il tuo colore preferito?
Ho dato il libro al mio amico ieri sera.
Dopo mangiare ho guardato la televisione. → Dopo aver mangiato ho guardato la televisione.
Ho preso il treno di le nove. → Ho preso il treno delle nove.
Gli studenti americano sono simpatici. → Gli studenti americani sono simpatici.
Ho fatto la doccia e poi sono uscito.
Quest'estate andrò a Spagna con i miei genitori. → Quest'estate andrò in Spagna con i miei genitori.
Ieri ho telefonato mia nonna. → Ieri ho telefonato a mia nonna.
Amo a mia madre. → Amo mia madre.
ieri sera sono rimasto a casa . → Ieri sera sono rimasto a casa.
Non mi piace alzare presto. → Non mi piace alzarmi presto.
La ragazza porta una gonna rosso e una camicia bianco. → La ragazza porta una gonna rossa e una camicia bianca.
Lui è arrabiato con me. → Lui è arrabbiato con me.
Domenica scorsa siamo andati in chiesa.
Ho dimenticato le chiave a casa. → Ho dimenticato le chiavi a casa.
Il sabato passato sono uscito con i miei amici. → Sabato scorso sono uscito con i miei amici.
Ci vediamo domani alla sette. → Ci vediamo domani alle sette.
Tutti i giorno faccio ginnastica. → Tutti i giorni faccio ginnastica.
La mia citta è piccola ma bella. → La mia città è piccola ma bella.
L'italiano è una lingua più facile del tedesco.
Sto imparando l'italiano per due anni. → Sto imparando l'italiano da due anni.
Io è molto stanca oggi. → Io sono molto stanca oggi.
Loro ha una casa in montagna. → Loro hanno una casa in montagna.
I miei genitori vive in campagna. → I miei genitori vivono in campagna.
Ho studiato a Firenze per tre mesi.
Noi siamo andato al cinema. → Noi siamo andati al cinema.
Il tempo era brutto, allora abbiamo rimasto a casa. → Il tempo era brutto, allora siamo rimasti a casa.
Ho avuto un buon giorno. → Ho passato una buona giornata.
Ho realizzato che avevo dimenticato il portafoglio. → Mi sono reso conto che avevo dimenticato il portafoglio.
L'uomo è caduto e la donna ha gridato aiuto.
Un uomo seduto su una panchina legge il giornale.
L'uomo ha lasciato cadere il giornale e ha corso verso la donna. → L'uomo ha lasciato cadere il giornale ed è corso verso la donna.
Lei era arrabbiata perche quell'uomo era il suo fidanzato. → Lei era arrabbiata perché quell'uomo era il suo fidanzato.
Lui a dato un pugno all'altro uomo. → Lui ha dato un pugno all'altro uomo.
Nel parco c'era un uomo chi leggeva. → Nel parco c'era un uomo che leggeva.
Questo è il ragazzo chi ho visto ieri. → Questo è il ragazzo che ho visto ieri.
Ho parlato con il insegnante di matematica. → Ho parlato con l'insegnante di matematica.
Lo spettacolo era bellissimo e abbiamo riso molto.
Ho visto lo film tre volte. → Ho visto il film tre volte.
I studenti devono fare i compiti. → Gli studenti devono fare i compiti.
I amici di mio fratello sono venuti. → Gli amici di mio fratello sono venuti.
La domenica mangiamo sempre gli spaghetti.
E difficile parlare italiano al telefono. → È difficile parlare italiano al telefono.
Lei e la mia migliore amica. → Lei è la mia migliore amica.
Non c'e nessun problema. → Non c'è nessun problema.
Vivo in un appartamento con altri due studenti.
Sono andato in Italia e ho visto tanti cose belle. → Sono andato in Italia e ho visto tante cose belle.
Ho tanto amici in Germania. → Ho tanti amici in Germania.
Bevo molta caffè la mattina. → Bevo molto caffè la mattina.
Sono molta stanca dopo il lavoro. → Sono molto stanca dopo il lavoro.
Abbiamo visitato molti musei interessante. → Abbiamo visitato molti musei interessanti.
La lezione è stata molto noiosa oggi.
Voglio andare al Giappone. → Voglio andare in Giappone.
Vengo di Francia, di una piccola città. → Vengo dalla Francia, da una piccola città.
Mio zio abita negli Stati Uniti.
A Natale mangiamo con tutta la famiglia.
Ho ricevuto un regallo da mia zia. → Ho ricevuto un regalo da mia zia.
Domani è il mio compleano. → Domani è il mio compleanno.
Abbiamo cenato in una pizzeria vicino casa nostra. → Abbiamo cenato in una pizzeria vicino a casa nostra.
Non ho mai stato in Grecia. → Non sono mai stato in Grecia.
Ha piovuto tutto il giorno.
Sono nata nel 1995 in una piccola città del nord.
Mi piacerebbe di vivere in campagna. → Mi piacerebbe vivere in campagna.
Devo di finire questo lavoro. → Devo finire questo lavoro.
Posso a venire domani? → Posso venire domani?
Oggi ho lavorato più del solito, ma sono contenta.
La mia materia preferito è la storia. → La mia materia preferita è la storia.
Le scarpe nuovo mi fanno male. → Le scarpe nuove mi fanno male.
Mi fa male i piedi. → Mi fanno male i piedi.
Ho scrivuto una lettera a mia nonna. → Ho scritto una lettera a mia nonna.
Ho mal di testa da stamattina.
Abbiamo prenduto il treno sbagliato. → Abbiamo preso il treno sbagliato.
Lui ha aprito la finestra. → Lui ha aperto la finestra.
Mia figlia ha rompito il vaso. → Mia figlia ha rotto il vaso.
Ho chiesto lui se voleva venire. → Gli ho chiesto se voleva venire.
Io voglio lo fare domani. → Io voglio farlo domani.
Posso ti aiutare? → Posso aiutarti?
Mentre ho camminato nel parco, ho visto un cane. → Mentre camminavo nel parco, ho visto un cane.
Quando sono stanco, ascolto la musica.
Prima ho fatto colazione, poi sono andato a lavoro. → Prima ho fatto colazione, poi sono andato al lavoro.
Mi manca il mio paese e i mie amici. → Mi mancano il mio paese e i miei amici.
Fa freddo e nevica da ieri.
Siamo fatti una passeggiata lungo il fiume. → Abbiamo fatto una passeggiata lungo il fiume.
Ho passato le vacanza al mare. → Ho passato le vacanze al mare.
Non vedo l'ora di andare in vacanza.
Grazie al corso ho fatto molto progressi. → Grazie al corso ho fatto molti progressi.
Lui parla bene l'inglese, ma io no.
Studio l'italiano perché mi piace la cultura italiana.
Oggi, io e il mio marito abbiamo pulito la casa. → Oggi io e mio marito abbiamo pulito la casa.
La settimana prossima inizio un nuovo lavoro.
Mia moglie e io abbiamo andati al ristorante giapponese. → Mia moglie e io siamo andati al ristorante giapponese.
Ho parlato con lei per telefono. → Ho parlato con lei al telefono.
Credo che domani piove. → Credo che domani piova.
La professoressa ci ha spiegato la differenza.
I bambini hanno giocato nel parco tutta la mattina.
Questo film mi ha piaciuto molto. → Questo film mi è piaciuto molto.
Mi ha piaciuto la cena, ma non il vino. → Mi è piaciuta la cena, ma non il vino.
Non mi piace gli spinaci. → Non mi piacciono gli spinaci.
Ho lasciato l'ombrello sul treno.
Mi sono alzata tardi e ho perso l'autobus.
Il weekend passato abbiamo visitato Venezia. → Lo scorso weekend abbiamo visitato Venezia.
Ho parlato con mia amica di Parigi. → Ho parlato con la mia amica di Parigi.
Il suo padre è morto due anni fa. → Suo padre è morto due anni fa.
Mi chiamo Anna e vengo dalla Polonia.
Vorrei imparare cucinare come mia nonna. → Vorrei imparare a cucinare come mia nonna.
Cerco di parlare l'italiano ogni giorno con i miei vicini.
Lui mi ha aiutato trovare un appartamento. → Lui mi ha aiutato a trovare un appartamento.
In questo momento sono a leggere un romanzo. → In questo momento sto leggendo un romanzo.
Domani ho un colloquio e sono un po' nervosa.
Oggi è Lunedì e ho lezione di Italiano. → Oggi è lunedì e ho lezione di italiano.
Sono nato in Luglio. → Sono nato a luglio.
Ho mangiato un panino con formagio. → Ho mangiato un panino con il formaggio.
La mattina facio colazione con latte e biscotti. → La mattina faccio colazione con latte e biscotti.
Ho trovato un lavoro in una libreria del centro.
Abbiamo bevuto dei bicchiere di vino. → Abbiamo bevuto dei bicchieri di vino.
Sto bene, grazie.
Ci sono due ragazzi che giocano a calcio.
C'erano tre uomo nella strada. → C'erano tre uomini nella strada.
La donna, che era la fidanzata dell'uomo, si è arrabbiata molto.
Quando l'uomo ha visto la donna, lui ha pensato che aveva bisogno di aiuto. → Quando l'uomo ha visto la donna, ha pensato che avesse bisogno di aiuto.
Alla fine la signora non era contento. → Alla fine la signora non era contenta.
Lui voleva salvare la ragazza, ma lei si arrabbia. → Lui voleva salvare la ragazza, ma lei si è arrabbiata.
Il ragazzo ha portato la ragazza su le spalle. → Il ragazzo ha portato la ragazza sulle spalle.
Un signore era seduto in una panca e stava leggiendo. → Un signore era seduto su una panchina e stava leggendo.
L'altro uomo è scapato. → L'altro uomo è scappato.
Ho fato i compiti e dopo ho dormito. → Ho fatto i compiti e dopo ho dormito.
Lo ho visto ieri in centro. → L'ho visto ieri in centro.
Gli ho detto a mio fratello di venire. → Ho detto a mio fratello di venire.
Le cose che mi hai raccontato sono molto belle.
A me piace molto viaggiare con gli amici.
Lui è il più bravo giocatore che io abbia mai visto.
Ho bisogno di soldi perche voglio comprare una machina. → Ho bisogno di soldi perché voglio comprare una macchina.
Anche se piove, esco lo stesso.
Il prossimo anno vorrei andare nel Messico. → Il prossimo anno vorrei andare in Messico.
Sono grata per mia salute e mia famiglia. → Sono grata per la mia salute e la mia famiglia.
Sono grato per il sole di oggi e per la telefonata di mia madre.
Ho pulito il bagno, ho lavato i piatti e ho chiamato mio zio.
Oggi ho imparato tre parole nuovi. → Oggi ho imparato tre parole nuove.
Le uova sono nel frigorifero.
Ho male alle mani e alle braccia dopo l'allenamento.
Ho comprato due paio di scarpe. → Ho comprato due paia di scarpe.
È stata una bella esperienza e la ripeterei volentieri.
Piu tardi vado dal dottore. → Più tardi vado dal dottore.
Domani vado al medico. → Domani vado dal medico.
Non posso credere che sia già dicembre.
Mio nonno ha ottant'anni e va ancora a nuotare due volte alla settimana.
La sera leggo qualche pagina di un romanzo prima di dormire.
Gli zii di Marco abitano a Torino, ma d'estate vanno in Sardegna.
Le mani mi facevano male per il freddo.
`;
