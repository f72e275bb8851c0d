/** Lines as learners of Portuguese write them, each with what a teacher makes of it; lines without an arrow are right. */
export const PORTUGUESE_SENTENCES = `
Ontem eu vou ao cinema com meus amigos. → Ontem eu fui ao cinema com meus amigos.
Eu gosto cozinhar e ler livros. → Eu gosto de cozinhar e ler livros.
Hoje acordei cedo e tomei café na varanda.
A minha mãe é muito gentil e ela cozinha bem.
O viagem foi muito longo. → A viagem foi muito longa.
Eu tenho uma problema com meu computador. → Eu tenho um problema com meu computador.
Eu moro em o centro da cidade. → Eu moro no centro da cidade.
Nós fomos a praia no domingo. → Nós fomos à praia no domingo.
Meu irmão trabalha em um banco e minha irmã estuda medicina.
Eu sou cansado hoje. → Eu estou cansado hoje.
Minha casa esta perto da escola. → Minha casa está perto da escola.
Voce gosta de musica brasileira? → Você gosta de música brasileira?
Ela esta muito feliz porque vai viajar. → Ela está muito feliz porque vai viajar.
No ano passado visitamos o Rio de Janeiro.
Eu quero de aprender português. → Eu quero aprender português.
Eu comecei estudar português em janeiro. → Eu comecei a estudar português em janeiro.
Eu preciso comprar pão e leite.
Eu preciso um novo telefone. → Eu preciso de um novo telefone.
As pessoas aqui é muito simpáticas. → As pessoas aqui são muito simpáticas.
A gente vamos ao parque todos os sábados. → A gente vai ao parque todos os sábados.
Meus pais mora no interior. → Meus pais moram no interior.
Eles gosta de futebol. → Eles gostam de futebol.
Os meus avós vivem numa casa pequena perto do mar.
Este livro é mais bom do que o outro. → Este livro é melhor do que o outro.
Minha irmã é mais grande que eu. → Minha irmã é maior que eu.
Eu tenho muito amigos no Brasil. → Eu tenho muitos amigos no Brasil.
O filme era muito engraçado e rimos bastante.
Estou muita cansada depois do trabalho. → Estou muito cansada depois do trabalho.
Comprei duas calça e uma camisa. → Comprei duas calças e uma camisa.
Ela tem três filho. → Ela tem três filhos.
Ontem choveu o dia inteiro, por isso fiquei em casa.
A mapa está em cima da mesa. → O mapa está em cima da mesa.
O meu mão dói. → A minha mão dói.
O leite está na geladeira.
A leite está na geladeira. → O leite está na geladeira.
Eu lavei a louça e arrumei o quarto.
Eu fiz muito erros no teste. → Eu fiz muitos erros no teste.
Eu nao sei falar bem, mas estou tentando. → Eu não sei falar bem, mas estou tentando.
Amanha eu tenho uma prova dificil. → Amanhã eu tenho uma prova difícil.
Espero que você está bem. → Espero que você esteja bem.
Se eu teria dinheiro, compraria um carro. → Se eu tivesse dinheiro, compraria um carro.
Quando eu era criança, brincava na rua com os vizinhos.
Quando eu era criança, eu joguei futebol todos os dias. → Quando eu era criança, eu jogava futebol todos os dias.
Talvez amanhã chova, mas vamos sair mesmo assim.
Eu pensei muito sobre de minha família. → Eu pensei muito na minha família.
Eu sonhei com você esta noite.
Ele falou que ele vai vir amanhã. → Ele falou que vem amanhã.
Vou a comprar pão. → Vou comprar pão.
Nós vamos a viajar em dezembro. → Nós vamos viajar em dezembro.
Tenho estudar para a prova. → Tenho que estudar para a prova.
Tenho saudade da comida da minha avó.
Ela vive em Portugal há dois anos.
Eu sou 20 anos. → Eu tenho 20 anos.
Eu estou de Alemanha. → Eu sou da Alemanha.
Eu sou de Canadá. → Eu sou do Canadá.
Moro no Brasil desde 2019.
Eu moro em Brasil há dois anos. → Eu moro no Brasil há dois anos.
Nasci no Lisboa. → Nasci em Lisboa.
Ele vai para a escola de ônibus.
Gosto muito de o meu trabalho. → Gosto muito do meu trabalho.
Obrigado por tudo que você fez por mim.
Obrigado para a sua ajuda. → Obrigado pela sua ajuda.
Eu fiz isso por ajudar você. → Eu fiz isso para ajudar você.
Estou a procurar um apartamento mais barato.
Estou procurando por um apartamento. → Estou procurando um apartamento.
Eu vi a ela no mercado. → Eu a vi no mercado.
Eu conheço o João desde criança.
Ele me deu um presente ontem.
Me esqueci do guarda-chuva em casa. → Esqueci o guarda-chuva em casa.
Eu conheci a muitas pessoas interessantes. → Eu conheci muitas pessoas interessantes.
Hoje faz muito calor, então vou à piscina.
Hoje é muito calor. → Hoje está muito calor.
Estou com fome, vamos almoçar?
Eu estou fome. → Eu estou com fome.
Eu tenho feito os deveres ontem. → Eu fiz os deveres ontem.
Há muitas pessoas na fila.
Há muito pessoas na fila. → Há muitas pessoas na fila.
Na minha cidade tem muitos parques bonitos.
Houveram muitos problemas no trabalho. → Houve muitos problemas no trabalho.
Fazem dois anos que moro aqui. → Faz dois anos que moro aqui.
Eu assisti um filme interesante. → Eu assisti a um filme interessante.
Eu cheguei em casa tarde e fui dormir.
Eu posso a ajudar você. → Eu posso ajudar você.
Fiquei feliz porque meu amigo me ligou.
Eu ajudei a minha mãe na cozinha.
Eu fui a casa depois do trabalho. → Eu fui para casa depois do trabalho.
Eu perguntei ele sobre a viagem. → Eu perguntei a ele sobre a viagem.
Eu pedi a conta e paguei com cartão.
Eu comi um maçã no café da manhã. → Eu comi uma maçã no café da manhã.
A árvore do jardim é muito alta.
O árvore é muito alto. → A árvore é muito alta.
Eu tenho uma amigo que mora na Itália. → Eu tenho um amigo que mora na Itália.
O cor da parede é azul. → A cor da parede é azul.
Minha cor preferida é o azul.
A dia estava lindo. → O dia estava lindo.
O garagem está cheio de caixas. → A garagem está cheia de caixas.
As flores vermelho são bonitas. → As flores vermelhas são bonitas.
Os meninos estão brincando no quintal.
Os crianças estão brincando no parque. → As crianças estão brincando no parque.
Meu namorado e eu gostamos de viajar de trem.
Meu professora é muito paciente. → Minha professora é muito paciente.
O meu familia mora longe. → A minha família mora longe.
Todo os dias eu caminho no parque. → Todos os dias eu caminho no parque.
Todos as semanas visito a minha avó. → Todas as semanas visito a minha avó.
Aprendi muitas coisas novas nesta semana.
Eu aprendi muito palavras nova. → Eu aprendi muitas palavras novas.
As duas irmãs são muito diferentes.
Ela é uma boa amiga e sempre me escuta.
Ela é uma bom amiga. → Ela é uma boa amiga.
Ele fala português muito bom. → Ele fala português muito bem.
Eu dormi mau ontem. → Eu dormi mal ontem.
Hoje o tempo está mau, com muito vento.
Eu não fui na festa por que estava doente. → Eu não fui à festa porque estava doente.
Por que você não veio ontem?
Porque você está triste? → Por que você está triste?
Eu gosto dela mas ela não sabe. → Eu gosto dela, mas ela não sabe.
Eu quero que você vai comigo. → Eu quero que você vá comigo.
É importante que todos participem da reunião.
É importante que nós falamos com ela. → É importante que nós falemos com ela.
Eu me levanto às seis e vou correr.
Eu levanto me às seis. → Eu me levanto às seis.
Eu se levanto às seis. → Eu me levanto às seis.
Nós nos divertimos muito na praia.
Nós se divertimos muito. → Nós nos divertimos muito.
Eu vou com tu amanhã. → Eu vou com você amanhã.
Isso é para eu. → Isso é para mim.
Para mim fazer isso é difícil. → Para eu fazer isso é difícil.
Entre mim e você não há segredos.
Ela deu o livro para eu ontem. → Ela me deu o livro ontem.
O trem partiu às oito e chegou ao meio-dia.
Eu trabalho de segunda a sexta.
Na segunda-feira tenho aula de inglês.
Em segunda-feira eu tenho aula. → Na segunda-feira eu tenho aula.
Em a manhã eu bebo café. → De manhã eu bebo café.
À noite gosto de ler no sofá.
Em janeiro faz muito calor no Rio.
Nasci em Janeiro de 1995. → Nasci em janeiro de 1995.
Eu estudo Português e Inglês. → Eu estudo português e inglês.
O meu pai é engenheiro e a minha mãe é enfermeira.
O meu pai é um engenheiro. → O meu pai é engenheiro.
Eu realizei que esqueci a chave. → Eu percebi que esqueci a chave.
Eu estou excitada para a viagem. → Eu estou animada para a viagem.
Pretendo viajar para o Japão no ano que vem.
Atualmente trabalho em casa três dias por semana.
Eu comi um prato muito exquisito e saboroso. → Eu comi um prato muito delicioso e saboroso.
Eu tenho uma cachorro preto. → Eu tenho um cachorro preto.
Os cachorros da vizinha latem a noite toda.
Minha gata gosta de dormir em a minha cama. → Minha gata gosta de dormir na minha cama.
Eu sentei em uma cadeira perto da janela.
Eu sento falta de você. → Eu sinto falta de você.
Eu falo com meus pais todos os dias.
Eu fala com meus pais todos os dias. → Eu falo com meus pais todos os dias.
Eu tem dois irmãos. → Eu tenho dois irmãos.
Ele tenho um carro novo. → Ele tem um carro novo.
Nós temos uma reunião às dez.
Nós tem que sair cedo. → Nós temos que sair cedo.
Eu fazi um bolo de chocolate. → Eu fiz um bolo de chocolate.
Nós trazemos frutas para o piquenique.
Ela trazeu um presente. → Ela trouxe um presente.
Eu podo ajudar. → Eu posso ajudar.
Eu sabo cozinhar. → Eu sei cozinhar.
Não sei se vou conseguir terminar hoje.
Eu não posso encontrar minhas chaves. → Eu não consigo encontrar minhas chaves.
O carro quebrou no meio da estrada.
A vida é cheia de surpresas.
A vida e bela. → A vida é bela.
Ele e meu melhor amigo. → Ele é meu melhor amigo.
Pedro e Ana são meus melhores amigos.
Estamos estudando para o exame de amanhã.
Estamos estudar para o exame. → Estamos estudando para o exame.
Eu estou triste que você vai embora. → Eu estou triste porque você vai embora.
Sou grata pela minha família e pela minha saúde.
Sou grato por o apoio dos meus amigos. → Sou grato pelo apoio dos meus amigos.
Sou grata por a comida. → Sou grata pela comida.
Passei a tarde na casa de uma amiga.
Passei por a casa dele. → Passei pela casa dele.
Ela desceu de a escada correndo. → Ela desceu da escada correndo.
O avião chegou atrasado por causa da chuva.
Chegei tarde no trabalho hoje. → Cheguei tarde no trabalho hoje.
Eu como sempre o almoço em casa. → Eu sempre almoço em casa.
O jantar estava delicioso.
O água está fria. → A água está fria.
O comida estava muito gostoso. → A comida estava muito gostosa.
A minha irmã comprou um vestido verde.
As minhas sapatos estão sujas. → Os meus sapatos estão sujos.
Comprei pasagens para Salvador. → Comprei passagens para Salvador.
Nós comemos en um restaurante italiano. → Nós comemos em um restaurante italiano.
Eu trabajo numa loja de roupas. → Eu trabalho numa loja de roupas.
Mi irmão chegou ontem. → Meu irmão chegou ontem.
Foi um dia muito difícil, pero eu consegui. → Foi um dia muito difícil, mas eu consegui.
Minha cidade é conhecida pelas suas igrejas antigas.
Quero ir à Itália para ver os museus.
Eu necesito descansar este fim de semana. → Eu preciso descansar este fim de semana.
Tomara que tudo dê certo amanhã.
Eu fico muito contente quando você vem me visitar.
Depois de comi, eu dormi. → Depois de comer, eu dormi.
Antes dormir eu leio um livro. → Antes de dormir eu leio um livro.
Ela saiu sem dizer nada.
Eu gostou muito da festa. → Eu gostei muito da festa.
Amanhã vou fazer uma bolo de cenoura. → Amanhã vou fazer um bolo de cenoura.
`;
