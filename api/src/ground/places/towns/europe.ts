import type { Country } from '../../settings/domain.js';

/** The larger towns of the other European countries, the largest of each region first. */
export const EUROPE = {
  GB: `
ENG = London 51.51 -0.13|Birmingham 52.48 -1.90|Manchester 53.48 -2.24|Leeds 53.80 -1.55|Liverpool 53.41 -2.98|Sheffield 53.38 -1.47|
  Bristol 51.45 -2.59|Newcastle upon Tyne/Newcastle 54.98 -1.61|Nottingham 52.95 -1.15|Leicester 52.64 -1.13|Coventry 52.41 -1.51|
  Bradford 53.79 -1.75|
  Wolverhampton 52.59 -2.12|Luton 51.88 -0.42|Preston 53.76 -2.70|Southend-on-Sea 51.54 0.71|Northampton 52.25 -0.88|Middlesbrough 54.58 -1.23|
  Swindon 51.56 -1.78|Peterborough 52.57 -0.25|Bolton 53.58 -2.43|Slough 51.51 -0.60|Warrington 53.39 -2.58|Croydon 51.38 -0.10|Hull/Kingston upon Hull 53.74 -0.34|Plymouth 50.38 -4.14|Southampton 50.91 -1.40|Reading 51.45 -0.97|Derby 52.92 -1.47|
  Portsmouth 50.80 -1.09|Brighton 50.82 -0.14|Norwich 52.63 1.30|Oxford 51.75 -1.26|Cambridge 52.21 0.12|York 53.96 -1.08|
  Huddersfield 53.65 -1.78|Poole 50.71 -1.98|Telford 52.68 -2.45|Blackpool 53.82 -3.05|Blackburn 53.75 -2.48|Stockport 53.41 -2.16|
  Colchester 51.89 0.90|Watford 51.66 -0.40|Crawley 51.11 -0.18|Basildon 51.57 0.46|High Wycombe 51.63 -0.75|Cheltenham 51.90 -2.08|
  Chelmsford 51.74 0.47|Rotherham 53.43 -1.36|Doncaster 53.52 -1.13|Maidstone 51.27 0.52|Basingstoke 51.26 -1.09|Wigan 53.54 -2.64|
  Bedford 52.13 -0.47|St Helens 53.45 -2.73|Worcester 52.19 -2.22|Woking 51.32 -0.56|Oldham 53.54 -2.12|Eastbourne 50.77 0.28|
  Gillingham 51.39 0.55|West Bromwich 52.52 -1.99|Dudley 52.50 -2.08|Hastings 50.86 0.57|Chesterfield 53.25 -1.42|Mansfield 53.13 -1.20|
  Grimsby 53.57 -0.08|Burnley 53.80 -2.23|Walsall 52.59 -1.98|Burton upon Trent 52.81 -1.64|
  Exeter 50.72 -3.53|Milton Keynes 52.04 -0.76|Bournemouth 50.72 -1.88|Stoke-on-Trent 53.00 -2.18|Sunderland 54.91 -1.38|
  Ipswich 52.06 1.16|Gloucester 51.86 -2.24|Bath 51.38 -2.36|Carlisle 54.89 -2.94|Canterbury 51.28 1.08|Lincoln 53.23 -0.54|Truro 50.26 -5.05
NIR = Belfast 54.60 -5.93|Derry/Londonderry 55.00 -7.31|Lisburn 54.51 -6.04|Newry 54.18 -6.34|Bangor 54.66 -5.67|Craigavon 54.45 -6.39|
  Ballymena 54.86 -6.28|Newtownabbey 54.66 -5.90|Carrickfergus 54.72 -5.81|Coleraine 55.13 -6.67|Omagh 54.60 -7.30|Armagh 54.35 -6.65|Enniskillen 54.34 -7.63
SCT = Glasgow 55.86 -4.25|Edinburgh 55.95 -3.19|Aberdeen 57.15 -2.09|Dundee 56.46 -2.97|Paisley 55.85 -4.42|East Kilbride 55.76 -4.18|
  Livingston 55.88 -3.52|Inverness 57.48 -4.22|Perth 56.40 -3.43|Stirling 56.12 -3.94|Ayr 55.46 -4.63|Falkirk 56.00 -3.78|
  Dunfermline 56.07 -3.45|Dumfries 55.07 -3.61|Fort William 56.82 -5.11|Kirkwall 58.98 -2.96|Lerwick 60.15 -1.14|Stornoway 58.21 -6.39
WLS = Cardiff 51.48 -3.18|Swansea 51.62 -3.94|Newport 51.58 -2.99|Wrexham 53.05 -2.99|Barry 51.40 -3.28|Neath 51.66 -3.80|Merthyr Tydfil 51.75 -3.38|
  Llanelli 51.68 -4.16|Bridgend 51.50 -3.58|Bangor 53.23 -4.13|Aberystwyth 52.42 -4.08|Carmarthen 51.86 -4.31|Rhyl 53.32 -3.49|Haverfordwest 51.80 -4.97`,
  IE: `
CW = Carlow 52.84 -6.93|Tullow 52.80 -6.74
CN = Cavan 53.99 -7.36|Bailieborough 53.92 -6.97
CE = Ennis 52.84 -8.98|Shannon 52.70 -8.86|Kilrush 52.64 -9.48
CO = Cork 51.90 -8.47|Mallow 52.14 -8.64|Cobh 51.85 -8.30|Midleton 51.91 -8.17|Bantry 51.68 -9.45
DL = Letterkenny 54.95 -7.73|Buncrana 55.13 -7.46|Donegal 54.65 -8.11
D = Dublin 53.35 -6.26|Swords 53.46 -6.22|Dún Laoghaire 53.29 -6.14|Tallaght 53.29 -6.37|Malahide 53.45 -6.15
G = Galway 53.27 -9.05|Tuam 53.51 -8.86|Ballinasloe 53.33 -8.22|Clifden 53.49 -10.02
KY = Tralee 52.27 -9.70|Killarney 52.06 -9.51
KE = Naas 53.22 -6.66|Newbridge 53.18 -6.80|Maynooth 53.38 -6.59
KK = Kilkenny 52.65 -7.25
LS = Portlaoise 53.03 -7.30|Portarlington 53.16 -7.19
LM = Carrick-on-Shannon 53.95 -8.09
LK = Limerick 52.66 -8.63|Newcastle West 52.45 -9.06
LD = Longford 53.73 -7.80
LH = Drogheda 53.72 -6.35|Dundalk 54.00 -6.42
MO = Castlebar 53.86 -9.30|Ballina 54.12 -9.16|Westport 53.80 -9.52
MH = Navan 53.65 -6.68|Ashbourne 53.51 -6.40
MN = Monaghan 54.25 -6.97
OY = Tullamore 53.27 -7.49|Birr 53.10 -7.91
RN = Roscommon 53.63 -8.19|Boyle 53.97 -8.30
SO = Sligo 54.27 -8.47
TA = Clonmel 52.36 -7.70|Nenagh 52.86 -8.20|Thurles 52.68 -7.80
WD = Waterford 52.26 -7.11|Dungarvan 52.09 -7.62
WH = Mullingar 53.53 -7.34|Athlone 53.42 -7.94
WX = Wexford 52.34 -6.46|Enniscorthy 52.50 -6.57|Gorey 52.67 -6.29
WW = Bray 53.20 -6.11|Greystones 53.14 -6.06|Wicklow 52.98 -6.04|Arklow 52.80 -6.16`,
  AT: `
1 = Eisenstadt 47.85 16.53|Oberwart 47.29 16.21|Neusiedl am See 47.95 16.84|Mattersburg 47.74 16.40|Güssing 47.06 16.32
2 = Klagenfurt 46.62 14.31|Villach 46.61 13.86|Wolfsberg 46.84 14.84|Spittal an der Drau 46.80 13.50|Feldkirchen 46.72 14.09|St. Veit an der Glan 46.77 14.36
3 = St. Pölten 48.20 15.63|Wiener Neustadt 47.81 16.24|Klosterneuburg 48.31 16.33|Baden 48.01 16.23|Krems an der Donau 48.41 15.61|Amstetten 48.12 14.87|
  Mödling 48.09 16.28|Traiskirchen 48.01 16.29|Schwechat 48.14 16.47|Stockerau 48.39 16.21|Tulln 48.33 16.05|Mistelbach 48.57 16.57|Horn 48.66 15.66
4 = Linz 48.31 14.29|Wels 48.16 14.03|Steyr 48.04 14.42|Leonding 48.28 14.25|Traun 48.22 14.24|Braunau am Inn 48.26 13.03|Vöcklabruck 48.00 13.66|
  Gmunden 47.92 13.80|Bad Ischl 47.71 13.62|Freistadt 48.51 14.50
5 = Salzburg 47.80 13.05|Hallein 47.68 13.09|Saalfelden 47.43 12.85|Bischofshofen 47.42 13.22|Zell am See 47.32 12.80|Tamsweg 47.13 13.81
6 = Graz 47.07 15.44|Leoben 47.38 15.09|Kapfenberg 47.44 15.29|Bruck an der Mur 47.41 15.27|Feldbach 46.95 15.89|Knittelfeld 47.22 14.82|Leibnitz 46.78 15.54|Liezen 47.57 14.24
7 = Innsbruck 47.27 11.39|Kufstein 47.58 12.17|Telfs 47.31 11.07|Hall in Tirol 47.28 11.51|Wörgl 47.49 12.06|Schwaz 47.34 11.71|Lienz 46.83 12.77|Kitzbühel 47.45 12.39|Reutte 47.48 10.72|Landeck 47.14 10.57
8 = Dornbirn 47.41 9.74|Feldkirch 47.24 9.60|Bregenz 47.50 9.75|Lustenau 47.43 9.66|Hohenems 47.37 9.69|Bludenz 47.15 9.82
9 = Wien 48.21 16.37|Wien-Favoriten 48.17 16.38|Wien-Donaustadt 48.23 16.46|Wien-Floridsdorf 48.26 16.40|Wien-Ottakring 48.21 16.31|Wien-Leopoldstadt 48.22 16.40|Wien-Liesing 48.13 16.29|Wien-Hietzing 48.18 16.28|Wien-Döbling 48.25 16.34`,
  IT: `
65 = Pescara 42.46 14.21|L'Aquila 42.35 13.40|Chieti 42.35 14.17|Teramo 42.66 13.70
77 = Potenza 40.64 15.80|Matera 40.67 16.60
78 = Reggio Calabria 38.11 15.65|Catanzaro 38.91 16.59|Cosenza 39.30 16.25|Crotone 39.08 17.13|Lamezia Terme 38.97 16.32
72 = Napoli 40.85 14.27|Salerno 40.68 14.77|Caserta 41.07 14.33|Avellino 40.91 14.79|Benevento 41.13 14.78
45 = Bologna 44.49 11.34|Parma 44.80 10.33|Modena 44.65 10.93|Reggio Emilia 44.70 10.63|Ravenna 44.42 12.20|Rimini 44.06 12.57|Ferrara 44.84 11.62|Forlì 44.22 12.04|Piacenza 45.05 9.69
36 = Trieste 45.65 13.77|Udine 46.06 13.24|Pordenone 45.96 12.66|Gorizia 45.94 13.62
62 = Roma 41.90 12.50|Latina 41.47 12.90|Viterbo 42.42 12.10|Frosinone 41.64 13.34|Rieti 42.40 12.86|Civitavecchia 42.09 11.80
42 = Genova 44.41 8.93|La Spezia 44.10 9.82|Savona 44.31 8.48|Sanremo 43.82 7.78|Imperia 43.89 8.03
25 = Milano 45.46 9.19|Brescia 45.54 10.22|Monza 45.58 9.27|Bergamo 45.70 9.67|Varese 45.82 8.83|Como 45.81 9.08|Cremona 45.13 10.02|Pavia 45.19 9.16|Mantova 45.16 10.79|Lecco 45.86 9.40|Sondrio 46.17 9.87
57 = Ancona 43.62 13.52|Pesaro 43.91 12.91|Fano 43.84 13.02|Ascoli Piceno 42.85 13.58|Macerata 43.30 13.45
67 = Campobasso 41.56 14.66|Termoli 42.00 15.00|Isernia 41.59 14.23
21 = Torino 45.07 7.69|Novara 45.45 8.62|Alessandria 44.91 8.61|Asti 44.90 8.21|Cuneo 44.39 7.55|Biella 45.56 8.05|Vercelli 45.32 8.42|Verbania 45.92 8.55
75 = Bari 41.13 16.87|Taranto 40.47 17.24|Foggia 41.46 15.54|Lecce 40.35 18.17|Brindisi 40.63 17.94|Andria 41.23 16.30
88 = Cagliari 39.22 9.12|Sassari 40.73 8.56|Olbia 40.92 9.50|Nuoro 40.32 9.33|Oristano 39.90 8.59
82 = Palermo 38.12 13.36|Catania 37.50 15.09|Messina 38.19 15.55|Siracusa 37.08 15.29|Trapani 38.02 12.51|Ragusa 36.93 14.73|Agrigento 37.31 13.58|Caltanissetta 37.49 14.06
52 = Firenze 43.77 11.26|Prato 43.88 11.10|Livorno 43.55 10.31|Pisa 43.72 10.40|Arezzo 43.46 11.88|Lucca 43.84 10.50|Siena 43.32 11.33|Grosseto 42.76 11.11|Pistoia 43.93 10.92
32 = Trento 46.07 11.12|Bolzano/Bozen 46.50 11.35|Merano/Meran 46.67 11.16|Rovereto 45.89 11.04|Bressanone/Brixen 46.72 11.66
55 = Perugia 43.11 12.39|Terni 42.56 12.65|Foligno 42.95 12.70|Città di Castello 43.46 12.24
23 = Aosta 45.74 7.32|Courmayeur 45.79 6.97
34 = Venezia 45.44 12.32|Mestre 45.49 12.25|Verona 45.44 10.99|Padova 45.41 11.88|Vicenza 45.55 11.54|Treviso 45.67 12.24|Rovigo 45.07 11.79|Belluno 46.14 12.22`,
  FR: `
ARA = Lyon 45.76 4.84|Grenoble 45.19 5.72|Saint-Étienne 45.44 4.39|Clermont-Ferrand 45.78 3.09|Annecy 45.90 6.13|Chambéry 45.57 5.92|Valence 44.93 4.89|Bourg-en-Bresse 46.21 5.23|Vichy 46.13 3.43|Roanne 46.04 4.07|Aurillac 44.93 2.44|Le Puy-en-Velay 45.04 3.88
BFC = Dijon 47.32 5.04|Besançon 47.24 6.02|Belfort 47.64 6.86|Chalon-sur-Saône 46.78 4.85|Nevers 46.99 3.16|Auxerre 47.80 3.57|Mâcon 46.31 4.83|Montbéliard 47.51 6.80
BRE = Rennes 48.11 -1.68|Brest 48.39 -4.49|Quimper 48.00 -4.10|Lorient 47.75 -3.37|Vannes 47.66 -2.76|Saint-Malo 48.65 -2.03|Saint-Brieuc 48.51 -2.77
CVL = Tours 47.39 0.69|Orléans 47.90 1.91|Bourges 47.08 2.40|Blois 47.59 1.34|Chartres 48.45 1.49|Châteauroux 46.81 1.69
20R = Ajaccio 41.93 8.74|Bastia 42.70 9.45|Porto-Vecchio 41.59 9.28|Corte 42.31 9.15
GES = Strasbourg 48.57 7.75|Reims 49.26 4.03|Metz 49.12 6.18|Mulhouse 47.75 7.34|Nancy 48.69 6.18|Colmar 48.08 7.36|Troyes 48.30 4.08|Charleville-Mézières 49.77 4.72|Épinal 48.17 6.45|Châlons-en-Champagne 48.96 4.36
971 = Les Abymes 16.27 -61.50|Pointe-à-Pitre 16.24 -61.53|Basse-Terre 16.00 -61.73
973 = Cayenne 4.94 -52.33|Kourou 5.16 -52.65|Saint-Laurent-du-Maroni 5.50 -54.03
HDF = Lille 50.63 3.06|Amiens 49.89 2.30|Roubaix 50.69 3.18|Tourcoing 50.72 3.16|Dunkerque 51.03 2.38|Calais 50.95 1.86|Arras 50.29 2.78|Valenciennes 50.36 3.52|Boulogne-sur-Mer 50.73 1.61|Beauvais 49.43 2.08|Saint-Quentin 49.85 3.29|Lens 50.43 2.83
IDF = Paris 48.86 2.35|Boulogne-Billancourt 48.84 2.24|Saint-Denis 48.94 2.36|Versailles 48.80 2.13|Argenteuil 48.95 2.25|Montreuil 48.86 2.44|Nanterre 48.89 2.21|Créteil 48.79 2.46|Évry 48.63 2.44|Cergy 49.04 2.08|Meaux 48.96 2.88|Melun 48.54 2.66
974 = Saint-Denis -20.88 55.45|Saint-Paul -21.01 55.27|Saint-Pierre -21.34 55.48
972 = Fort-de-France 14.60 -61.07|Le Lamentin 14.61 -61.00
976 = Mamoudzou -12.78 45.23|Dzaoudzi -12.79 45.27
NOR = Le Havre 49.49 0.11|Rouen 49.44 1.10|Caen 49.18 -0.37|Cherbourg 49.64 -1.62|Évreux 49.02 1.15|Alençon 48.43 0.09|Dieppe 49.92 1.08
NAQ = Bordeaux 44.84 -0.58|Limoges 45.83 1.26|Poitiers 46.58 0.34|La Rochelle 46.16 -1.15|Pau 43.30 -0.37|Bayonne 43.49 -1.47|Angoulême 45.65 0.16|Niort 46.32 -0.46|Périgueux 45.18 0.72|Agen 44.20 0.62|Brive-la-Gaillarde 45.16 1.53
OCC = Toulouse 43.60 1.44|Montpellier 43.61 3.88|Nîmes 43.84 4.36|Perpignan 42.69 2.90|Béziers 43.34 3.22|Narbonne 43.18 3.00|Montauban 44.02 1.35|Albi 43.93 2.15|Tarbes 43.23 0.07|Carcassonne 43.21 2.35|Rodez 44.35 2.57|Cahors 44.45 1.44
PDL = Nantes 47.22 -1.55|Angers 47.47 -0.55|Le Mans 48.00 0.20|Saint-Nazaire 47.27 -2.21|La Roche-sur-Yon 46.67 -1.43|Laval 48.07 -0.77|Cholet 47.06 -0.88
PAC = Marseille 43.30 5.37|Nice 43.70 7.27|Toulon 43.12 5.93|Aix-en-Provence 43.53 5.45|Avignon 43.95 4.81|Cannes 43.55 7.01|Antibes 43.58 7.12|Arles 43.68 4.63|Gap 44.56 6.08|Fréjus 43.43 6.74|Digne-les-Bains 44.09 6.24`,
  CH: `
AG = Aarau 47.39 8.04|Baden 47.47 8.31|Wettingen 47.47 8.32|Zofingen 47.29 7.95
AR = Herisau 47.39 9.28|Teufen 47.39 9.39
AI = Appenzell 47.33 9.41
BL = Liestal 47.48 7.73|Allschwil 47.55 7.54|Reinach 47.49 7.59
BS = Basel/Bâle 47.56 7.59|Riehen 47.58 7.65
BE = Bern/Berne 46.95 7.44|Biel/Bienne 47.14 7.25|Thun 46.76 7.63|Köniz 46.92 7.41|Burgdorf 47.06 7.62|Interlaken 46.69 7.86|Langenthal 47.21 7.79
FR = Fribourg/Freiburg 46.80 7.15|Bulle 46.62 7.06|Murten 46.93 7.12
GE = Genève/Genf 46.20 6.14|Vernier 46.22 6.08|Carouge 46.18 6.14
GL = Glarus 47.04 9.07|Näfels 47.10 9.06
GR = Chur 46.85 9.53|Davos 46.80 9.84|St. Moritz 46.50 9.84
JU = Delémont 47.36 7.34|Porrentruy 47.42 7.08
LU = Luzern 47.05 8.31|Emmen 47.08 8.30|Kriens 47.03 8.28|Sursee 47.17 8.11
NE = Neuchâtel 46.99 6.93|La Chaux-de-Fonds 47.10 6.83
NW = Stans 46.96 8.37|Hergiswil 46.98 8.31
OW = Sarnen 46.90 8.25|Engelberg 46.82 8.41
SG = St. Gallen 47.42 9.38|Rapperswil-Jona 47.23 8.82|Wil 47.46 9.05|Gossau 47.42 9.25
SH = Schaffhausen 47.70 8.63|Stein am Rhein 47.66 8.86
SZ = Schwyz 47.02 8.65|Einsiedeln 47.13 8.74|Freienbach 47.21 8.76
SO = Solothurn 47.21 7.54|Olten 47.35 7.91|Grenchen 47.19 7.40
TG = Frauenfeld 47.56 8.90|Kreuzlingen 47.65 9.18|Arbon 47.52 9.43
TI = Lugano 46.00 8.95|Bellinzona 46.19 9.02|Locarno 46.17 8.80|Mendrisio 45.87 8.98
UR = Altdorf 46.88 8.64|Andermatt 46.64 8.59
VS = Sion/Sitten 46.23 7.36|Martigny 46.10 7.07|Sierre 46.29 7.53|Brig 46.32 7.99|Zermatt 46.02 7.75
VD = Lausanne 46.52 6.63|Yverdon-les-Bains 46.78 6.64|Montreux 46.43 6.91|Nyon 46.38 6.24|Vevey 46.46 6.84
ZG = Zug 47.17 8.52|Baar 47.20 8.53
ZH = Zürich 47.37 8.54|Winterthur 47.50 8.72|Uster 47.35 8.72|Dübendorf 47.40 8.62|Dietikon 47.40 8.40|Wädenswil 47.23 8.67`,
  ES: `
AN = Sevilla 37.39 -5.99|Málaga 36.72 -4.42|Córdoba 37.89 -4.78|Granada 37.18 -3.60|Jerez de la Frontera 36.69 -6.14|Almería 36.84 -2.46|Dos Hermanas 37.28 -5.92|Huelva 37.26 -6.95|Marbella 36.51 -4.88|Cádiz 36.53 -6.29|Jaén 37.77 -3.79|Algeciras 36.13 -5.45
AR = Zaragoza 41.65 -0.89|Huesca 42.14 -0.41|Teruel 40.34 -1.11
AS = Gijón 43.53 -5.66|Oviedo 43.36 -5.85|Avilés 43.56 -5.92
CN = Las Palmas de Gran Canaria 28.12 -15.43|Santa Cruz de Tenerife 28.47 -16.25|La Laguna 28.49 -16.32|Arona 28.10 -16.68|Arrecife 28.96 -13.55|Puerto del Rosario 28.50 -13.86
CB = Santander 43.46 -3.81|Torrelavega 43.35 -4.05
CL = Valladolid 41.65 -4.72|Burgos 42.34 -3.70|Salamanca 40.97 -5.66|León 42.60 -5.57|Palencia 42.01 -4.53|Ponferrada 42.55 -6.60|Zamora 41.50 -5.74|Ávila 40.66 -4.70|Segovia 40.94 -4.11|Soria 41.76 -2.46
CM = Albacete 38.99 -1.86|Guadalajara 40.63 -3.17|Toledo 39.86 -4.02|Talavera de la Reina 39.96 -4.83|Ciudad Real 38.99 -3.93|Cuenca 40.07 -2.13
CT = Barcelona 41.39 2.17|L'Hospitalet de Llobregat 41.36 2.10|Badalona 41.45 2.25|Terrassa 41.56 2.01|Sabadell 41.54 2.11|Lleida 41.62 0.62|Tarragona 41.12 1.25|Mataró 41.54 2.44|Reus 41.16 1.11|Girona 41.98 2.82
CE = Ceuta 35.89 -5.31
VC = Valencia 39.47 -0.38|Alicante/Alacant 38.35 -0.48|Elche/Elx 38.27 -0.70|Castellón de la Plana 39.99 -0.04|Torrevieja 37.98 -0.68|Orihuela 38.09 -0.95|Gandia 38.97 -0.18|Benidorm 38.54 -0.13
EX = Badajoz 38.88 -6.97|Cáceres 39.48 -6.37|Mérida 38.92 -6.34|Plasencia 40.03 -6.09
GA = Vigo 42.24 -8.72|A Coruña 43.37 -8.40|Ourense 42.34 -7.86|Santiago de Compostela 42.88 -8.54|Lugo 43.01 -7.56|Pontevedra 42.43 -8.65|Ferrol 43.48 -8.23
IB = Palma 39.57 2.65|Manacor 39.57 3.21|Ibiza/Eivissa 38.91 1.43|Maó/Mahón 39.89 4.27
RI = Logroño 42.47 -2.45|Calahorra 42.31 -1.96
MD = Madrid 40.42 -3.70|Móstoles 40.32 -3.87|Alcalá de Henares 40.48 -3.37|Fuenlabrada 40.28 -3.79|Leganés 40.33 -3.76|Getafe 40.31 -3.73|Alcorcón 40.35 -3.82|Parla 40.24 -3.77|Torrejón de Ardoz 40.46 -3.47
ML = Melilla 35.29 -2.94
MC = Murcia 37.99 -1.13|Cartagena 37.61 -0.99|Lorca 37.68 -1.70
NC = Pamplona/Iruña 42.81 -1.64|Tudela 42.06 -1.61
PV = Bilbao 43.26 -2.94|Vitoria-Gasteiz 42.85 -2.67|San Sebastián/Donostia 43.32 -1.98|Barakaldo 43.30 -2.99|Irun 43.34 -1.79`,
  PL: `
02 = Wrocław 51.11 17.03|Wałbrzych 50.77 16.28|Legnica 51.21 16.16|Jelenia Góra 50.90 15.73|Lubin 51.40 16.20|Głogów 51.66 16.08|Świdnica 50.84 16.49
04 = Bydgoszcz 53.12 18.01|Toruń 53.01 18.60|Włocławek 52.65 19.07|Grudziądz 53.48 18.75|Inowrocław 52.80 18.26
06 = Lublin 51.25 22.57|Zamość 50.72 23.25|Chełm 51.14 23.47|Biała Podlaska 52.03 23.12|Puławy 51.42 21.97
08 = Zielona Góra 51.94 15.51|Gorzów Wielkopolski 52.74 15.23|Nowa Sól 51.80 15.72|Żary 51.64 15.14
10 = Łódź 51.76 19.46|Piotrków Trybunalski 51.41 19.70|Pabianice 51.66 19.35|Tomaszów Mazowiecki 51.53 20.01|Bełchatów 51.37 19.36|Skierniewice 51.96 20.16|Sieradz 51.60 18.73
12 = Kraków 50.06 19.94|Tarnów 50.01 20.99|Nowy Sącz 49.62 20.70|Oświęcim 50.03 19.23|Zakopane 49.30 19.95|Chrzanów 50.14 19.40
14 = Warszawa 52.23 21.01|Radom 51.40 21.15|Płock 52.55 19.71|Siedlce 52.17 22.29|Pruszków 52.17 20.81|Legionowo 52.40 20.93|Ostrołęka 53.08 21.58|Ciechanów 52.88 20.62
16 = Opole 50.67 17.92|Kędzierzyn-Koźle 50.35 18.21|Nysa 50.47 17.33|Brzeg 50.86 17.47
18 = Rzeszów 50.04 22.00|Przemyśl 49.78 22.77|Stalowa Wola 50.58 22.05|Mielec 50.29 21.42|Krosno 49.69 21.77|Sanok 49.56 22.21
20 = Białystok 53.13 23.16|Suwałki 54.10 22.93|Łomża 53.18 22.06|Augustów 53.84 22.98
22 = Gdańsk 54.35 18.65|Gdynia 54.52 18.53|Słupsk 54.46 17.03|Sopot 54.44 18.56|Tczew 54.09 18.80|Starogard Gdański 53.96 18.53|Wejherowo 54.61 18.24
24 = Katowice 50.26 19.02|Częstochowa 50.81 19.12|Sosnowiec 50.29 19.10|Gliwice 50.29 18.67|Zabrze 50.32 18.79|Bielsko-Biała 49.82 19.04|Bytom 50.35 18.92|Rybnik 50.10 18.54|Ruda Śląska 50.26 18.86|Tychy 50.13 18.99|Dąbrowa Górnicza 50.33 19.20
26 = Kielce 50.87 20.63|Ostrowiec Świętokrzyski 50.93 21.39|Starachowice 51.04 21.07|Sandomierz 50.68 21.75
28 = Olsztyn 53.78 20.48|Elbląg 54.16 19.40|Ełk 53.83 22.36|Iława 53.60 19.57|Giżycko 54.04 21.76
30 = Poznań 52.41 16.93|Kalisz 51.76 18.09|Konin 52.22 18.25|Piła 53.15 16.74|Ostrów Wielkopolski 51.65 17.81|Gniezno 52.53 17.60|Leszno 51.84 16.57
32 = Szczecin 53.43 14.55|Koszalin 54.19 16.17|Stargard 53.34 15.05|Kołobrzeg 54.18 15.58|Świnoujście 53.91 14.25|Szczecinek 53.71 16.70`,
} satisfies Partial<Record<Country, string>>;
